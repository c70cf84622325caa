import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { removeDemo } from '#server/db/demo/remove.ts'
import { databaseIn, hasDatabase } from '#server/db/folder.ts'
import { lockFolder } from '#server/db/lock.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { makePerson } from '#server/testing/make.ts'

const work = mkdtempSync(join(tmpdir(), 'nucleo-remove-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** A folder with a database with one person of this address. */
const folderOf = async (name: string, email?: string): Promise<string> => {
  const dir = join(work, name)
  const store = await openStore({ pool: 1, dir })
  await migrate(store, new Date('2026-03-10T15:00:00Z'))
  if (email) await makePerson(store.db, { email })
  await store.close()
  return dir
}

test('a demonstration goes, and a database that nobody is in', { timeout: 100_000 }, async () => {
  for (const dir of [await folderOf('demo', 'admin@demo.nucleo.app'), await folderOf('nobody')]) {
    expect(await removeDemo(dir)).toBe(true)
    expect(hasDatabase(dir)).toBe(false)
  }
})

test('an organisation of its own stays, and so does what cannot be opened', { timeout: 100_000 }, async () => {
  const real = await folderOf('real', 'ana@estudio.example')
  const broken = join(work, 'broken')
  mkdirSync(databaseIn(broken), { recursive: true })
  writeFileSync(join(databaseIn(broken), 'PG_VERSION'), '17')
  for (const dir of [real, broken]) {
    await expect(removeDemo(dir)).rejects.toThrow(`${dir} holds something else than the demonstration.`)
    expect(existsSync(databaseIn(dir))).toBe(true)
  }
})

test('one that is in use stays, and nothing at all is nothing', { timeout: 100_000 }, async () => {
  const dir = await folderOf('used', 'admin@demo.nucleo.app')
  const unlock = lockFolder(dir)
  await expect(removeDemo(dir)).rejects.toThrow('is in use by process')
  unlock()
  expect(hasDatabase(dir)).toBe(true)
  expect(await removeDemo(join(work, 'nowhere'))).toBe(false)
})
