import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUpDaily, keepBackups, type Backups } from '#server/db/daily.ts'
import { backupsIn, filesIn, keyIn } from '#server/db/folder.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { restore } from '#server/db/restore.ts'
import { backUpRunning } from '#server/db/running.ts'
import { makeLog } from '#server/kit/log.ts'
import { migratedFolder } from '#server/testing/process.ts'

const root = mkdtempSync(join(tmpdir(), 'nucleo-running-'))
const dir = join(root, 'data')
const day = (number: number) => new Date(Date.UTC(2026, 2, number, 3))
let store: Store

beforeAll(async () => {
  await migratedFolder(dir)
  mkdirSync(filesIn(dir), { recursive: true })
  writeFileSync(join(filesIn(dir), 'a'), 'content')
  writeFileSync(keyIn(dir), 'the key')
  store = await openStore({ pool: 1, dir })
  await store.script(`create table notes (id int primary key, text text); create index on notes (text);
    insert into notes select i, repeat(md5(i::text), 10) from generate_series(1, 20000) i`)
})
afterAll(async () => {
  await store.close()
  rmSync(root, { recursive: true, force: true })
})

/** Looks into what a restore has brought. */
const within = async <T>(folder: string, run: (db: Store['db']) => Promise<T>): Promise<T> => {
  const own = await openStore({ pool: 1, dir: folder })
  try {
    return await run(own.db)
  } finally {
    await own.close()
  }
}

const idsOf = async (db: Store['db'], table = 'notes'): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(db)
  return rows.map((it) => it.id)
}

describe('a backup of a running server', () => {
  test('holds everything acknowledged before it began, whole and in order, whatever is written meanwhile', async () => {
    const file = join(root, 'busy.tar.gz')
    let next = 100_000
    let over = false
    const acknowledged: number[] = []
    const writing = (async () => {
      while (!over) {
        const id = (next += 1)
        await store.db.transaction().execute(async (tx) => {
          await sql`insert into notes values (${id}, ${'x'.repeat(3000)})`.execute(tx)
          await sql`update notes set text = md5(text) where id = ${id % 20_000}`.execute(tx)
        })
        acknowledged.push(id)
        // Tables that come and go, and a log that is worked off, while files are copied.
        if (id % 10 === 0)
          await store.script('create table gone as select * from notes limit 500; drop table gone; checkpoint')
      }
    })()
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5)
    const before = acknowledged.length
    const made = await backUpRunning(store, { dir, file, now: day(1) })
    const after = acknowledged.length
    over = true
    await writing
    // Others were answered while it was made.
    expect(after).toBeGreaterThan(before)
    expect(made).toMatchObject({ files: 1, people: 0 })

    const back = join(root, 'back')
    expect(await restore(back, file, { force: false })).toMatchObject({ made_at: day(1).toISOString(), files: 1 })
    const [ids, indexed, gone] = await within(back, async (db) => {
      const rows = await sql<{ n: number }>`select count(*) as n from notes where text > ''`.execute(db)
      const tables = await sql`select from pg_class where relname = 'gone'`.execute(db)
      return [await idsOf(db), rows.rows[0]?.n, tables.rows.length]
    })
    const written = ids.filter((id) => id > 100_000)
    expect(written.slice(0, before)).toEqual(acknowledged.slice(0, before))
    expect(written).toEqual(acknowledged.slice(0, written.length))
    expect([indexed, gone]).toEqual([ids.length, 0])
    expect(existsSync(join(filesIn(back), 'a'))).toBe(true)
    expect(existsSync(keyIn(back))).toBe(true)
  })

  test('that is given up leaves nothing, and the next is made', async () => {
    const file = join(root, 'given-up.tar.gz')
    const signal = AbortSignal.abort()
    await expect(backUpRunning(store, { dir, file, now: day(1), signal })).rejects.toThrow('abort')
    expect(readdirSync(root).filter((it) => it.startsWith('given-up'))).toEqual([])
    await backUpRunning(store, { dir, file, now: day(1) })
    expect(existsSync(file)).toBe(true)
    const { rows } = await sql`select from pg_replication_slots`.execute(store.db)
    expect(rows).toEqual([])
  })
})

describe('the daily backup', () => {
  const folder = join(root, 'daily')
  const it = (): Backups => ({ store, dir, folder, keep: 2, room: 0 })

  test('is made once a day, and the newest stay', async () => {
    mkdirSync(folder)
    writeFileSync(join(folder, 'notes.tar.gz'), 'not ours')
    const first = await backUpDaily(it(), day(1))
    expect(first).toBe(join(folder, 'nucleo-2026-03-01T030000Z.tar.gz'))
    expect(await backUpDaily(it(), new Date(day(2).getTime() - 1))).toBeUndefined()
    for (const number of [2, 3]) await backUpDaily(it(), day(number))
    expect(readdirSync(folder).toSorted()).toEqual([
      'notes.tar.gz',
      'nucleo-2026-03-02T030000Z.tar.gz',
      'nucleo-2026-03-03T030000Z.tar.gz',
    ])
  })

  test('that finds no room is not made, and lets go of none', async () => {
    const before = readdirSync(folder)
    await expect(backUpDaily({ ...it(), room: 1_000_000_000 }, day(5))).rejects.toThrow('no room')
    expect(readdirSync(folder)).toEqual(before)
  })

  test('comes back by the one command', async () => {
    const back = join(root, 'daily-back')
    await restore(back, join(folder, 'nucleo-2026-03-03T030000Z.tar.gz'), { force: false })
    expect(await within(back, (db) => idsOf(db))).toEqual(await idsOf(store.db))
    expect(existsSync(backupsIn(back))).toBe(false)
  })

  test('stops with the server', async () => {
    const kept = keepBackups(it(), makeLog('silent'))
    await kept.stop()
    expect(readdirSync(folder)).toHaveLength(3)
  })
})
