import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine, type Engine } from '#server/db/engine/engine.ts'
import { openThread } from '#server/db/engine/thread.ts'
import { ENGINE_BUSY } from '#server/db/engine/turns.ts'
import { databaseIn } from '#server/db/folder.ts'
import { embeddedStore, type Store } from '#server/db/open.ts'
import { databaseGone } from '#server/kit/dbErrors.ts'
import { migratedFolder } from '#server/testing/process.ts'

const dir = mkdtempSync(join(tmpdir(), 'nucleo-thread-'))
let engine: Engine
let store: Store
let here: Engine

beforeAll(async () => {
  await migratedFolder(dir)
  engine = await openThread(databaseIn(dir))
  store = embeddedStore(engine)
  here = await openEngine({})
  await store.script('create table notes (id int primary key, text varchar(5) not null)')
})
afterAll(async () => {
  await Promise.all([engine.close(), here.close()])
  rmSync(dir, { recursive: true, force: true })
})

const failing = async (run: Promise<unknown>): Promise<Record<string, unknown>> => {
  const error = await run.then(
    () => expect.fail('nothing failed'),
    (it: unknown) => it,
  )
  if (!(error instanceof Error)) return expect.fail('no error')
  return Object.fromEntries(Object.entries(error))
}

describe('the engine in a thread of its own', () => {
  const texts = [
    `select 1 as a, 9007199254740993::int8 as big, 1.50::numeric as n, true as b, null as nothing, 'é' as t`,
    `select '2026-03-10'::date as d, '2026-03-10 12:00:00-03'::timestamptz as at, '2026-03-10 12:00'::timestamp as l`,
    `select '{"a":[1,null]}'::jsonb as j, array[1,2] as i, array['a',null] as s, '\\x00ff'::bytea as y, '12:00'::time as c`,
    `select 'NaN'::float8 as nan, 'infinity'::float8 as most, interval '1 day' as i`,
  ]
  test.each(texts)('gives the very values that the engine beside gives: %s', async (text) => {
    const [own, same] = [await engine.query(text, []), await here.query(text, [])]
    expect(own.rows).toEqual(same.rows)
    expect(Object.keys(own.rows[0] ?? {})).toEqual(Object.keys(same.rows[0] ?? {}))
  })

  test('takes the very parameters', async () => {
    const values = [
      new Date('2026-03-10T12:00:00Z'),
      { a: [1, null] },
      [1, 2],
      Buffer.from([0, 255]),
      3n,
      null,
      1.5,
      true,
    ]
    const text = `select $1::timestamptz as at, $2::jsonb as j, $3::int[] as i, $4::bytea as y, $5::int8 as n, $6::text as t,
      $7::numeric as f, $8::bool as b`
    expect((await engine.query(text, values)).rows).toEqual((await here.query(text, values)).rows)
  })

  test('errors keep what is read of them, and no value that was sent', async () => {
    await engine.query('insert into notes values (1, $1)', ['one'])
    const twice = await failing(engine.query('insert into notes values (1, $1)', ['two']))
    expect(twice).toMatchObject({ code: '23505', constraint: 'notes_pkey', table: 'notes', severity: 'ERROR' })
    expect(twice['detail']).toBe('Key (id)=(1) already exists.')
    expect(JSON.stringify(twice)).not.toContain('two')
    expect(await failing(engine.exec('no statement'))).toMatchObject({ code: '42601' })
  })

  test('an error says who asked', async () => {
    const asking = async () => void (await sql`select * from nowhere`.execute(store.db))
    await expect(asking()).rejects.toSatisfy((it: unknown) => it instanceof Error && /asking/.test(it.stack ?? ''))
  })

  test('a value that cannot be sent fails its statement only', async () => {
    await expect(engine.query('select $1::text', [() => 1])).rejects.toThrow('could not be cloned')
    expect((await engine.query('select 1 as one', [])).rows).toEqual([{ one: 1 }])
  })

  test('the work is not done in this thread', async () => {
    const [mine, all] = [process.threadCpuUsage(), process.cpuUsage()]
    await engine.query('select sum(i) from generate_series(1, 3000000) i', [])
    const [own, total] = [process.threadCpuUsage(mine), process.cpuUsage(all)]
    expect((own.user + own.system) / (total.user + total.system)).toBeLessThan(0.25)
  })

  const count = async () => Number((await engine.query('select count(*) as n from notes', [])).rows[0]?.['n'])

  test('nobody sees, or is drawn into, another’s transaction', async () => {
    const before = await count()
    const seen: number[] = []
    const outside: Promise<unknown>[] = []
    const undone = store.db.transaction().execute(async (tx) => {
      await sql`insert into notes values (10, 'ten')`.execute(tx)
      outside.push(
        sql<{ n: number }>`select count(*) as n from notes`
          .execute(store.db)
          .then(({ rows }) => seen.push(rows[0]?.n ?? -1)),
      )
      outside.push(sql`insert into notes values (11, 'alone')`.execute(store.db))
      await sql`select 1`.execute(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await Promise.all(outside)
    expect([seen, await count()]).toEqual([[before], before + 1])
  })

  test('a commit that fails says why, and leaves the next alone', async () => {
    await store.script('alter table notes add unique (text) deferrable initially deferred')
    const write = store.db.transaction().execute((tx) => sql`insert into notes values (20, 'one')`.execute(tx))
    const beside = store.db.transaction().execute((tx) => sql`insert into notes values (21, 'more')`.execute(tx))
    await expect(write).rejects.toMatchObject({ code: '23505' })
    await beside
    expect((await engine.query('select id from notes where id between 20 and 21', [])).rows).toEqual([{ id: 21 }])
  })

  test('who goes on after a failed statement is told that nothing was written', async () => {
    const going = store.db.transaction().execute(async (tx) => {
      await sql`insert into notes values (30, 'three')`.execute(tx)
      await sql`insert into notes values (30, 'again')`.execute(tx).catch(() => {})
    })
    await expect(going).rejects.toMatchObject({ code: '25P02' })
    expect((await engine.query('select id from notes where id = 30', [])).rows).toEqual([])
  })

  test('what outlives its transaction writes nothing beside it', async () => {
    const late = Promise.withResolvers<void>()
    let branch: Promise<unknown> = Promise.resolve()
    const broken = store.db.transaction().execute(async (tx) => {
      branch = late.promise.then(() => sql`insert into notes values (40, 'late')`.execute(tx))
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    late.resolve()
    await expect(branch).rejects.toThrow('already rolled back')
    expect((await engine.query('select id from notes where id = 40', [])).rows).toEqual([])
  })

  test('a script that breaks off within its own transaction leaves none open', async () => {
    await expect(store.script(`begin; insert into notes values (50, 'five'); select 1 / 0; commit`)).rejects.toThrow(
      'zero',
    )
    await store.script(`insert into notes values (51, 'five1')`)
    await store.script('rollback')
    expect((await engine.query('select id from notes where id >= 50', [])).rows).toEqual([{ id: 51 }])
  })

  test('too many at once are refused, and the rest is answered', async () => {
    const narrow = embeddedStore(engine, { waiting: 1, patience: 60_000, ahead: 1 })
    const asked = await Promise.allSettled([1, 2, 3].map((n) => sql`select ${n}::int as n`.execute(narrow.db)))
    expect(asked.map((it) => it.status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    expect(asked[2]).toMatchObject({ reason: { code: ENGINE_BUSY } })
  })
})

describe('an engine', () => {
  test('that is closed answers what was asked before, and then says that it is closed', async () => {
    const own = join(dir, 'own')
    const first = await openThread(own)
    await first.exec('create table t (a int)')
    const asked = first.exec('insert into t select generate_series(1, 1000)')
    const closed = first.close()
    expect((await asked)[0]?.affectedRows).toBe(1000)
    await closed
    await first.close()
    expect(first.closed).toBe(true)
    await expect(first.query('select 1', [])).rejects.toSatisfy(databaseGone)
    const again = await openThread(own)
    expect((await again.query('select count(*) as n from t', [])).rows).toEqual([{ n: 1000 }])
    await again.close()
  })

  test('that cannot be opened says why', async () => {
    const damaged = join(dir, 'damaged')
    await migratedFolder(damaged)
    rmSync(join(databaseIn(damaged), 'global', 'pg_control'))
    await expect(openThread(databaseIn(damaged))).rejects.toThrow(/^(PGlite failed|Aborted)/)
  })
})
