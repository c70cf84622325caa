import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { folderStore } from '#server/kit/files/folder.ts'
import { ownDatabase, type OwnDatabase } from '#server/testing/database/database.ts'
import { fillDemo } from './demo.ts'

const now = new Date('2026-11-19T18:20:00Z')

let own: OwnDatabase
let folder: string
beforeEach(async () => {
  own = await ownDatabase()
  folder = await mkdtemp(join(tmpdir(), 'nucleo-test-'))
})
afterEach(async () => {
  await own.drop()
  await rm(folder, { recursive: true })
})

const documents = () =>
  own.store.db
    .selectFrom('person_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['f.key', 'f.size', 'd.user_id'])
    .execute()

it('documents of two people can be read, byte for byte', async () => {
  const store = folderStore(folder)
  await fillDemo(own.store.db, now, store)
  const files = await documents()
  expect(new Set(files.map((it) => it.user_id)).size).toBe(2)
  for (const { key, size } of files) {
    const bytes = await buffer((await store.read(key))!)
    expect([bytes.length, bytes.subarray(0, 5).toString()]).toEqual([size, '%PDF-'])
  }
})

it('without a store for their bytes there are none', async () => {
  await fillDemo(own.store.db, now)
  expect(await documents()).toEqual([])
})
