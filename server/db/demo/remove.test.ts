import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeDemo } from '#server/db/demo/remove.ts'
import { databaseIn, hasDatabase } from '#server/db/folder.ts'
import { lockFolder } from '#server/db/lock.ts'
import { openStore } from '#server/db/open.ts'
import { makePerson } from '#server/testing/make.ts'
import { migratedFolder } from '#server/testing/process.ts'

const work = mkdtempSync(join(tmpdir(), 'nucleo-remove-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const copyOf = (name: string, as: string): string => {
  execFileSync('cp', ['-a', join(work, name), join(work, as)])
  return join(work, as)
}

/** A database with one person of this address. */
const inhabited = async (name: string, email: string): Promise<string> => {
  const dir = copyOf('empty', name)
  const store = await openStore({ pool: 1, dir })
  await makePerson(store.db, { email })
  await store.close()
  return dir
}

beforeAll(async () => {
  await migratedFolder(join(work, 'empty'))
  await inhabited('demo', 'admin@demo.nucleo.app')
})

test('a demonstration goes, and a database that nobody is in', async () => {
  for (const dir of [copyOf('demo', 'gone'), copyOf('empty', 'nobody')]) {
    mkdirSync(join(dir, 'files', 'ab'), { recursive: true })
    mkdirSync(join(dir, 'uploads'))
    expect(await removeDemo(dir)).toBe(true)
    expect(hasDatabase(dir)).toBe(false)
    expect(readdirSync(dir)).toEqual([])
  }
})

test('an organisation of its own stays, and so does what cannot be opened', async () => {
  const real = await inhabited('real', 'ana@estudio.example')
  const broken = join(work, 'broken')
  mkdirSync(databaseIn(broken), { recursive: true })
  writeFileSync(join(databaseIn(broken), 'PG_VERSION'), '17')
  for (const dir of [real, broken]) {
    await expect(removeDemo(dir)).rejects.toThrow(`${dir} holds something else than the demonstration.`)
    expect(existsSync(databaseIn(dir))).toBe(true)
  }
})

test('one that is in use stays, and nothing at all is nothing', async () => {
  const dir = copyOf('demo', 'used')
  const unlock = lockFolder(dir)
  await expect(removeDemo(dir)).rejects.toThrow('is in use by process')
  unlock()
  expect(hasDatabase(dir)).toBe(true)
  expect(await removeDemo(join(work, 'nowhere'))).toBe(false)
})
