import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
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

const idsOf = async (db: Store['db']): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from notes order by id`.execute(db)
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
    const leave = new AbortController()
    let pieces = 0
    const look = async () => {
      if ((pieces += 1) === 20) leave.abort()
    }
    for (const signal of [AbortSignal.abort(), leave.signal])
      await expect(backUpRunning(store, { dir, file, now: day(1), signal, look })).rejects.toThrow('abort')
    expect(pieces).toBeGreaterThan(19)
    expect(readdirSync(root).filter((it) => it.startsWith('given-up'))).toEqual([])
    await backUpRunning(store, { dir, file, now: day(1) })
    expect(existsSync(file)).toBe(true)
    const { rows } = await sql`select from pg_replication_slots`.execute(store.db)
    expect(rows).toEqual([])
  })

  const descriptors = '/proc/self/fd'
  const isOpen = (path: string): boolean =>
    readdirSync(descriptors).some((it) => {
      try {
        return readlinkSync(join(descriptors, it)) === path
      } catch {
        return false
      }
    })

  test.runIf(existsSync(descriptors))('that is given up at the name of a file closes it', async () => {
    const [file, photo, leave] = [join(root, 'at-a-name.tar.gz'), join(filesIn(dir), 'a'), new AbortController()]
    const look = async () => {
      if (isOpen(photo)) leave.abort()
    }
    const made = backUpRunning(store, { dir, file, now: day(1), signal: leave.signal, look })
    await expect(made).rejects.toThrow('abort')
    await expect.poll(() => isOpen(photo)).toBe(false)
  })
})

const MB = 1024 * 1024

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

  test('leaves twice the room after one of the last one’s size, and the same for the log', async () => {
    const before = readdirSync(folder)
    const least = 2 * 100 * MB
    const { size } = statSync(join(folder, 'nucleo-2026-03-03T030000Z.tar.gz'))
    const tried = (here: number, there: number) =>
      backUpDaily({ ...it(), room: 100, free: async (of) => (of === folder ? here : there) }, day(5))
    await expect(tried(least + size - 1, least)).rejects.toThrow(`no room for a backup in ${folder}`)
    await expect(tried(least + size, least - 1)).rejects.toThrow(`no room for the log of a backup in ${dir}`)
    expect(readdirSync(folder)).toEqual(before)
  })

  test('takes the first for as large as what it copies', async () => {
    const empty = join(root, 'first')
    const free = vi.fn(async () => 5 * MB)
    await expect(backUpDaily({ ...it(), folder: empty, free }, day(1))).rejects.toThrow('no room')
    // Asked before it began, and never again.
    expect(free).toHaveBeenCalledTimes(1)
    expect(readdirSync(empty)).toEqual([])
  })

  test('is given up, and removed, when the room goes while it is written', async () => {
    const before = readdirSync(folder)
    let unfinished = false
    let asked = 0
    const free = async () => {
      unfinished ||= readdirSync(folder).some((name) => name.endsWith('.unfinished'))
      return (asked += 1) > 40 ? 200 * MB - 1 : 10_000 * MB
    }
    await expect(backUpDaily({ ...it(), room: 100, free }, day(5))).rejects.toThrow('no room')
    expect(unfinished).toBe(true)
    expect(readdirSync(folder)).toEqual(before)
    const { rows } = await sql`select from pg_replication_slots`.execute(store.db)
    expect(rows).toEqual([])
  })

  test('comes back by the one command', async () => {
    const back = join(root, 'daily-back')
    await restore(back, join(folder, 'nucleo-2026-03-03T030000Z.tar.gz'), { force: false })
    expect(await within(back, (db) => idsOf(db))).toEqual(await idsOf(store.db))
    expect(existsSync(backupsIn(back))).toBe(false)
  })

  test('removes what a killed server has left of one', async () => {
    const own = join(root, 'killed')
    mkdirSync(own)
    const made = 'nucleo-2026-03-01T030000Z.tar.gz'
    for (const name of [made, 'nucleo-2026-02-01T030000Z.tar.gz.unfinished', 'a.unfinished'])
      writeFileSync(join(own, name), '')
    expect(await backUpDaily({ ...it(), folder: own }, new Date(day(1).getTime() + 1))).toBeUndefined()
    expect(readdirSync(own).toSorted()).toEqual(['a.unfinished', made])
  })

  test('is made though one is dated in the future, which goes first', async () => {
    const own = join(root, 'future')
    mkdirSync(own)
    for (const year of [2026, 2999]) writeFileSync(join(own, `nucleo-${year}-01-01T030000Z.tar.gz`), '')
    const file = await backUpDaily({ ...it(), folder: own }, day(1))
    expect(file).toBe(join(own, 'nucleo-2026-03-01T030000Z.tar.gz'))
    expect(readdirSync(own).toSorted()).toEqual([
      'nucleo-2026-01-01T030000Z.tar.gz',
      'nucleo-2026-03-01T030000Z.tar.gz',
    ])
    expect(await backUpDaily({ ...it(), folder: own }, new Date(day(1).getTime() + 1))).toBeUndefined()
  })
})

describe('the server’s care for backups', () => {
  const folder = join(root, 'kept')
  const log = makeLog('silent')
  const it = (): Backups => ({ store, dir, folder, keep: 2, room: 0 })
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })

  test('looks a minute after the start, and six hours after a failure', async () => {
    // Fails at once: a file stands where the folder belongs.
    writeFileSync(folder, '')
    const failed = vi.spyOn(log, 'error')
    const kept = keepBackups(it(), log)
    await minutes(0.99)
    expect(failed).toHaveBeenCalledTimes(0)
    await minutes(0.01)
    expect(failed).toHaveBeenCalledTimes(1)
    await minutes(359)
    expect(failed).toHaveBeenCalledTimes(1)
    await minutes(1)
    expect(failed).toHaveBeenCalledTimes(2)
    await kept.stop()
  })

  test('looks every quarter of an hour while the day’s is there', async () => {
    mkdirSync(folder)
    const now = new Date().toISOString().slice(0, 19).replaceAll(':', '')
    writeFileSync(join(folder, `nucleo-${now}Z.tar.gz`), '')
    const left = join(folder, 'nucleo-2026-02-01T030000Z.tar.gz.unfinished')
    const kept = keepBackups(it(), log)
    await minutes(1)
    writeFileSync(left, '')
    await minutes(14.9)
    expect(existsSync(left)).toBe(true)
    await minutes(0.1)
    expect(existsSync(left)).toBe(false)
    await kept.stop()
  })

  test('ends with the server, in the middle of one', async () => {
    const failed = vi.spyOn(log, 'error')
    const begun = Promise.withResolvers<void>()
    let stopped: Promise<void> | undefined
    let asked = 0
    const free = async () => {
      if ((asked += 1) === 40) {
        stopped = kept.stop()
        begun.resolve()
      }
      return 10_000 * MB
    }
    const kept = keepBackups({ ...it(), free }, log)
    await minutes(1)
    await begun.promise
    await stopped
    expect(readdirSync(folder)).toEqual([])
    const { rows } = await sql`select from pg_replication_slots`.execute(store.db)
    expect([rows, failed.mock.calls]).toEqual([[], []])
  })
})
