import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DISK_FULL } from '#server/db/disk.ts'
import { openDurable, type DurableEngine } from '#server/db/engine/durable.ts'

/** A write or a flush of a database file, in the order in which Node's functions are called. */
interface Step {
  act: 'write' | 'flush'
  file: string
}

const dir = mkdtempSync(join(tmpdir(), 'nucleo-durable-'))
const original = {
  openSync: fs.openSync,
  writeSync: fs.writeSync,
  fsyncSync: fs.fsyncSync,
  fdatasyncSync: fs.fdatasyncSync,
  fdatasync: fs.fdatasync,
}
const paths = new Map<number, string>()
let steps: Step[] = []
let failing: ((it: Step) => void) | undefined
/** Flushes that the test holds back until it releases them. */
let held: (() => void)[] | undefined

const note = (act: Step['act'], file: number): void => {
  const it = { act, file: (paths.get(file) ?? '').replace(`${dir}/`, '') }
  failing?.(it)
  steps.push(it)
}

/** Records calls between the engine and the disk. */
const trace = (): void => {
  fs.openSync = (path, ...more) => {
    const file = original.openSync(path, ...more)
    paths.set(file, String(path))
    return file
  }
  fs.writeSync = ((file: number, ...more: [Uint8Array]) => {
    note('write', file)
    return original.writeSync(file, ...more)
  }) as typeof fs.writeSync
  fs.fsyncSync = (file) => {
    original.fsyncSync(file)
    note('flush', file)
  }
  fs.fdatasyncSync = (file) => {
    original.fdatasyncSync(file)
    note('flush', file)
  }
  fs.fdatasync = ((file: number, done: (error: Error | null) => void) => {
    const go = () =>
      original.fdatasync(file, (error) => {
        note('flush', file)
        done(error)
      })
    if (held) held.push(go)
    else go()
  }) as typeof fs.fdatasync
  syncBuiltinESMExports()
}

const LOG = /^db\/pg_wal\/[0-9A-F]{24}$/
const isLog = ({ file }: Step): boolean => LOG.test(file)
let db: DurableEngine

beforeAll(async () => {
  trace()
  db = await openDurable(join(dir, 'db'))
  await db.exec('create table notes (id int primary key, text text)')
})
afterEach(() => {
  failing = undefined
  held = undefined
})
afterAll(async () => {
  Object.assign(fs, original)
  syncBuiltinESMExports()
  rmSync(dir, { recursive: true, force: true })
})

/** Steps during a piece of work. */
const during = async (run: () => Promise<unknown>): Promise<Step[]> => {
  steps = []
  await run()
  return steps
}

/** The last write of the log that no flush of the same file follows. */
const unflushed = (all: readonly Step[]): Step | undefined => {
  const at = all.findLastIndex((it) => it.act === 'write' && isLog(it))
  return all.slice(at + 1).some((it) => it.act === 'flush' && it.file === all[at]?.file) ? undefined : all[at]
}

let next = 0
const insert = () => db.query('insert into notes values ($1, $2)', [(next += 1), 'x'])

describe('what is acknowledged is on the disk', () => {
  test('a new database, with every file and folder of it', async () => {
    const own = join(dir, 'new')
    const made = await during(async () => (await openDurable(own)).close())
    const flushed = new Set(made.filter((it) => it.act === 'flush').map((it) => it.file))
    const there = fs.readdirSync(own, { recursive: true }).map((it) => join('new', String(it)))
    expect(there.length).toBeGreaterThan(500)
    expect([dir, 'new', ...there].filter((it) => !flushed.has(it))).toEqual([])
  })

  test('each of ten writes, before its answer', async () => {
    for (let call = 0; call < 10; call += 1) {
      const all = await during(insert)
      expect(all.some((it) => it.act === 'write' && isLog(it))).toBe(true)
      expect(unflushed(all)).toBeUndefined()
    }
  })

  test('a transaction, once: its statements wait for nothing', async () => {
    held = []
    const all = await during(async () => {
      await db.exec('begin')
      await insert()
      await insert()
    })
    expect(all.filter((it) => it.act === 'flush')).toEqual([])
    held = undefined
    expect(unflushed(await during(() => db.exec('commit')))).toBeUndefined()
  })

  test('reading flushes nothing', async () => {
    await db.exec('select count(*) from notes')
    expect(await during(() => db.exec('select count(*) from notes'))).toEqual([])
  })

  test('calls that come together share a flush, and none is answered before it', async () => {
    held = []
    steps = []
    const answered: number[] = []
    const all = Array.from({ length: 20 }, (_, index) => insert().then(() => answered.push(index)))
    // The first flush is in progress; meanwhile the engine has run the rest.
    await expect.poll(() => steps.filter((it) => it.act === 'write' && isLog(it)).length).toBeGreaterThanOrEqual(20)
    expect(answered).toEqual([])
    const first = held
    held = undefined
    for (const go of first) go()
    await Promise.all(all)
    expect(first).toHaveLength(1)
    expect(steps.filter((it) => it.act === 'flush')).toHaveLength(2)
    expect(unflushed(steps)).toBeUndefined()
  })

  test('who reads what was just written is not answered before that is safe', async () => {
    held = []
    let read = false
    const written = insert()
    const seen = db.query('select max(id) as id from notes', []).then(({ rows }) => {
      read = true
      return rows[0]?.['id']
    })
    await expect.poll(() => held?.length).toBe(1)
    await db.exec('begin')
    await db.exec('select 1')
    // The engine is past the read.
    expect(read).toBe(false)
    for (const go of held) go()
    held = undefined
    await db.exec('commit')
    expect(await seen).toBe(next)
    await written
  })

  test('no other file is changed before the log that says so is safe', async () => {
    held = []
    const all = await during(async () => {
      const written = insert()
      // The transaction's own flush is held back: only another can precede the writes to the tables, which grow here.
      await db.exec('begin')
      await db.exec(`insert into notes select i, repeat('x', 500) from generate_series(1000, 3000) i`)
      await written
    })
    const other = all.findIndex((it) => it.act === 'write' && !isLog(it))
    expect(all.slice(0, other).some((it) => it.act === 'write' && isLog(it))).toBe(true)
    expect(unflushed(all.slice(0, other))).toBeUndefined()
    for (const go of held) go()
    held = undefined
    await db.exec('commit')
  })

  test('a checkpoint flushes every file that was written, and then says so', async () => {
    await db.exec('checkpoint')
    const all = await during(async () => {
      await db.exec('create table born (id int primary key); insert into born select generate_series(1, 5000)')
      await db.exec('update notes set text = md5(text) where id < 2000')
      await db.exec('checkpoint')
    })
    const control = all.findLastIndex((it) => it.act === 'write' && it.file === 'db/global/pg_control')
    const written = all.flatMap((it, index) => (it.act === 'write' && index < control ? [it.file] : []))
    const late = [...new Set(written)].filter((file) => {
      const wrote = all.slice(0, control).findLastIndex((it) => it.act === 'write' && it.file === file)
      return !all.slice(wrote, control).some((it) => it.act === 'flush' && it.file === file)
    })
    expect(late).toEqual([])
    expect(all.slice(control).map((it) => `${it.act} ${it.file}`)).toContain('flush db/global/pg_control')
    // The names of new files are flushed too.
    expect(all.slice(0, control).some((it) => it.act === 'flush' && /^db\/base\/\d+$/.test(it.file))).toBe(true)
  })
})

test('much log is worked off by a checkpoint of our own: its folder does not grow for ever', async () => {
  const segments = () => fs.readdirSync(join(dir, 'db', 'pg_wal')).filter((it) => it.length === 24).length
  for (let round = 0; round < 8; round += 1)
    await db.exec(
      `truncate notes; insert into notes select i, repeat(md5(i::text), 30) from generate_series(1, 40000) i`,
    )
  expect(segments()).toBeLessThan(14)
})

describe('a disk without room', () => {
  test('refuses writes and answers reading; with room again it takes writes', async () => {
    let free = 0
    const { statfsSync } = fs
    fs.statfsSync = (() => ({ bavail: free, bsize: 1024 * 1024 })) as unknown as typeof fs.statfsSync
    syncBuiltinESMExports()
    const own = await openDurable(join(dir, 'narrow'), 50)
    const write = () =>
      own.exec('create table t (id int)').then(
        () => 'written',
        (error: unknown) => String(Object(error).code),
      )
    expect(await write()).toBe(DISK_FULL)
    expect((await own.query('select 1 as one', [])).rows).toEqual([{ one: 1 }])
    free = 50
    await expect.poll(write).toBe('written')
    // A transaction that has begun may use half of the remaining room.
    await own.exec('begin')
    free = 25
    await own.exec('insert into t values (1)')
    await own.exec('commit')
    free = 50
    await own.exec('begin')
    free = 24
    await expect(own.exec('insert into t values (3)')).rejects.toMatchObject({ code: DISK_FULL })
    await own.exec('rollback')
    await expect
      .poll(() =>
        own.exec('insert into t values (2)').then(
          () => '',
          (error: unknown) => Object(error).code,
        ),
      )
      .toBe(DISK_FULL)
    expect((await own.query('select id from t where id = 1', [])).rows).toEqual([{ id: 1 }])
    fs.statfsSync = statfsSync
    syncBuiltinESMExports()
    await own.close()
  })
})

describe('a disk that fails', () => {
  test('at a flush of the log: the call fails, and the engine is given up', async () => {
    const own = await openDurable(join(dir, 'failing'))
    await own.exec('create table t (id int)')
    const real = fs.fdatasync
    fs.fdatasync = ((_file: number, done: (error: Error) => void) =>
      done(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))) as typeof fs.fdatasync
    syncBuiltinESMExports()
    await expect(own.exec('insert into t values (1)')).rejects.toThrow('EIO')
    fs.fdatasync = real
    syncBuiltinESMExports()
    expect((await own.lost).message).toContain('EIO')
    // A second try could succeed without the data that the first has lost.
    await expect(own.exec('select 1')).rejects.toThrow('EIO')
  })

  test('while the log is written: PostgreSQL gives up, and nothing is answered after that', async () => {
    await db.exec('truncate notes')
    failing = (it) => {
      if (it.act === 'write' && isLog(it)) throw Object.assign(new Error('EIO: i/o error, write'), { code: 'EIO' })
    }
    await expect(insert()).rejects.toThrow(/^PostgreSQL has given up: could not write to log file .* error$/)
    failing = undefined
    await db.lost
    await expect(db.query('select count(*) from notes', [])).rejects.toThrow('PostgreSQL has given up')
  })
})
