import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '#server/db/backup.ts'
import { databaseIn, formerIn, removeDatabase } from '#server/db/folder.ts'
import { lockFolder } from '#server/db/lock.ts'
import { migrationFiles } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { restore } from '#server/db/restore.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { migratedFolder } from '#server/testing/process.ts'

const NOW = new Date('2026-03-10T15:00:00Z')
const work = mkdtempSync(join(tmpdir(), 'nucleo-backup-'))
const kept = join(work, 'kept.backup')
let count = 0
let dir = ''

const within = async <T>(
  folder: string,
  run: (store: Awaited<ReturnType<typeof openStore>>) => Promise<T>,
): Promise<T> => {
  const store = await openStore({ pool: 1, dir: folder })
  try {
    return await run(store)
  } finally {
    await store.close()
  }
}

const names = (folder: string) =>
  within(folder, async ({ db }) =>
    (await db.selectFrom('users').select('nome').orderBy('id').execute()).map((it) => it.nome),
  )

/** A database with one person of this name. */
const fill = async (folder: string, nome: string) => {
  await migratedFolder(folder)
  await within(folder, async (store) => {
    const person = await makePerson(store.db, { nome })
    const atom = await makeAtom(store.db, { loopers: [person] })
    await makeLoop(store.db, { user: person, atom, from: '2026-03-10T12:00:00Z', to: '2026-03-10T13:00:00Z' })
  })
}

beforeAll(async () => {
  const source = join(work, 'source')
  await fill(source, 'Ana')
  mkdirSync(join(source, 'files', 'ab'), { recursive: true })
  writeFileSync(join(source, 'files', 'ab', 'photo'), 'of Ana')
  writeFileSync(join(source, 'encryption.key'), 'the key of Ana')
  mkdirSync(join(source, 'uploads'))
  writeFileSync(join(source, 'uploads', 'half'), 'a pho')
  await backUp(source, kept, NOW)
  await fill(join(work, 'other'), 'Bia')
})

afterAll(() => rmSync(work, { recursive: true, force: true }))

beforeEach(() => {
  dir = join(work, `place-${(count += 1)}`)
})

const keyOf = (folder: string): string => readFileSync(join(folder, 'encryption.key'), 'utf8')
const photoIn = (folder: string): string => readFileSync(join(folder, 'files', 'ab', 'photo'), 'utf8')

/** Size and nanosecond of the last write of every file: any written byte shows. */
const printOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile())
    .map((it) => join(it.parentPath, it.name))
    .map((file) => ({ file, about: statSync(file, { bigint: true }) }))
    .map(({ file, about }) => `${relative(folder, file)} ${about.size} ${about.mtimeNs}`)
    .toSorted()

/** Expects that a refusal leaves the database as it was, and nothing beside it. */
const untouched = () => {
  expect(readdirSync(dir)).toEqual(['db'])
  expect(printOf(dir)).toEqual(printOf(join(work, 'other')))
}

const copyOfOther = () => execFileSync('cp', ['-a', join(work, 'other'), dir])

describe('backup', () => {
  test('comes back whole in an empty place', async () => {
    const about = await restore(dir, kept, { force: false })
    expect(about).toMatchObject({ people: 1, loops: 1, made_at: NOW.toISOString() })
    expect(about.migrations).toEqual(migrationFiles().map((it) => it.name))
    expect(await names(dir)).toEqual(['Ana'])
    expect(about.files).toBe(1)
    expect(photoIn(dir)).toBe('of Ana')
    expect(keyOf(dir)).toBe('the key of Ana')
    expect(readdirSync(dir).toSorted()).toEqual(['db', 'encryption.key', 'files'])
  })

  test('of a database from before the sums of loops comes back too', async () => {
    const [former, file] = [join(work, 'former'), join(work, 'former.backup')]
    execFileSync('cp', ['-a', join(work, 'other'), former])
    await within(former, (store) =>
      store.script(`drop table loop_sums cascade; delete from migrations where name >= '0024'`),
    )
    expect(await backUp(former, file, NOW)).toMatchObject({ people: 1, loops: 1 })
    expect(await restore(dir, file, { force: false })).toMatchObject({ loops: 1 })
  })

  test('is an archive that tar reads', () => {
    const listed = execFileSync('tar', ['tzf', kept]).toString().split('\n')
    expect(listed[0]).toBe('manifest.json')
    expect(listed).toContain('db/PG_VERSION')
    const told: unknown = JSON.parse(execFileSync('tar', ['xzOf', kept, 'manifest.json']).toString())
    expect(told).toMatchObject({ format: 'nucleo-backup', people: 1 })
  })

  test('is refused while a server holds the folder, with its pid', async () => {
    copyOfOther()
    const unlock = lockFolder(dir)
    await expect(backUp(dir, join(work, 'held.backup'), NOW)).rejects.toThrow(`process ${process.pid}`)
    await expect(restore(dir, kept, { force: true })).rejects.toThrow(`process ${process.pid}`)
    unlock()
    expect(existsSync(join(work, 'held.backup'))).toBe(false)
    untouched()
  })

  test('does not write over a file, and needs a database', async () => {
    const before = readFileSync(kept)
    await expect(backUp(join(work, 'other'), kept, NOW)).rejects.toThrow('there already')
    expect(readFileSync(kept).equals(before)).toBe(true)
    await expect(backUp(dir, join(work, 'none.backup'), NOW)).rejects.toThrow('no database')
    expect(existsSync(dir)).toBe(false)
  })
})

describe('restore', () => {
  test('replaces a database only by force', async () => {
    copyOfOther()
    await expect(restore(dir, kept, { force: false })).rejects.toThrow('--force')
    untouched()
    mkdirSync(join(dir, 'files', 'cd'), { recursive: true })
    writeFileSync(join(dir, 'files', 'cd', 'photo'), 'of Bia')
    await restore(dir, kept, { force: true })
    expect(await names(dir)).toEqual(['Ana'])
    expect(readdirSync(join(dir, 'files'))).toEqual(['ab'])
    expect(readdirSync(dir).toSorted()).toEqual(['db', 'encryption.key', 'files'])
  })

  const damaged = (change: (bytes: Buffer) => Buffer): string => {
    const file = join(work, `damaged-${(count += 1)}`)
    writeFileSync(file, change(readFileSync(kept)))
    return file
  }
  const inside = (change: (tar: Buffer) => Buffer) =>
    damaged((bytes) => gzipSync(change(gunzipSync(bytes)), { level: 0 }))
  const flipped = (bytes: Buffer): Buffer => {
    const at = Math.floor(bytes.length / 2)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
    return bytes
  }
  const retold = (from: string, to: string) => (tar: Buffer) => {
    const at = tar.indexOf(from)
    tar.write(to.padEnd(from.length).slice(0, from.length), at)
    return tar
  }

  test.each([
    ['no archive at all', () => damaged(() => Buffer.from('a letter to my aunt')), /no backup/],
    ['an empty file', () => damaged(() => Buffer.alloc(0)), /cut short|no backup/],
    ['a compressed file of something else', () => damaged(() => gzipSync(Buffer.alloc(4096, 'x'))), /no backup/],
    ['an archive without our manifest', () => inside((tar) => tar.subarray(1024)), /no backup/],
    ['a flipped byte', () => damaged(flipped), /damaged|no backup/],
    ['a file cut in half', () => damaged((bytes) => bytes.subarray(0, bytes.length / 2)), /cut short|damaged/],
    ['an archive cut in half', () => inside((tar) => tar.subarray(0, tar.length / 2)), /cut short/],
    ['a newer version', () => inside(retold('0001_house', '9999_later')), /newer than this version/],
    ['another count of loops', () => inside(retold('"loops": 1', '"loops": 7')), /something else/],
    ['another count of people', () => inside(retold('"people": 1', '"people": 7')), /something else/],
  ])('refuses %s and loses nothing', async (_, file, says) => {
    copyOfOther()
    await expect(restore(dir, file(), { force: true })).rejects.toThrow(says)
    untouched()
  })

  test('cut short between the two names, the next start finds the former database', async () => {
    copyOfOther()
    renameSync(databaseIn(dir), formerIn(dir))
    for (const [folder, of] of [
      ['files', 'Ana'],
      ['files.before-restore', 'Bia'],
    ] as const) {
      mkdirSync(join(dir, folder, 'ab'), { recursive: true })
      writeFileSync(join(dir, folder, 'ab', 'photo'), `of ${of}`)
    }
    writeFileSync(join(dir, 'encryption.key'), 'the key of Ana')
    writeFileSync(join(dir, 'encryption.key.before-restore'), 'the key of Bia')
    expect(await names(dir)).toEqual(['Bia'])
    expect(photoIn(dir)).toBe('of Bia')
    expect(keyOf(dir)).toBe('the key of Bia')
    expect(readdirSync(dir).toSorted()).toEqual(['db', 'encryption.key', 'files'])
  })
})

describe('starting over', () => {
  test('removes the database and leaves what stands beside it', () => {
    copyOfOther()
    mkdirSync(join(dir, 'files'))
    expect(removeDatabase(dir)).toBe(true)
    expect(readdirSync(dir)).toEqual(['files'])
    expect(removeDatabase(dir)).toBe(false)
  })

  test('refuses a folder that a process holds, and one that is not ours', () => {
    copyOfOther()
    const unlock = lockFolder(dir)
    expect(() => removeDatabase(dir)).toThrow(`process ${process.pid}`)
    unlock()
    const foreign = join(work, `foreign-${(count += 1)}`)
    mkdirSync(join(foreign, 'db'), { recursive: true })
    writeFileSync(join(foreign, 'db', 'letters.txt'), 'dear aunt')
    expect(() => removeDatabase(foreign)).toThrow('Nothing was removed')
    expect(readdirSync(foreign)).toEqual(['db'])
    expect(readdirSync(join(foreign, 'db'))).toEqual(['letters.txt'])
  })
})
