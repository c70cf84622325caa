import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEngine, type Answer } from '#server/db/engine/engine.ts'
import { namedQuery } from '#server/db/engine/named.ts'

const OFTEN = 12

let engine: PGlite
let query: (text: string, values: unknown[]) => Promise<Answer>
beforeAll(async () => {
  engine = await openEngine({})
  query = namedQuery(engine)
  await engine.exec('create table notes (id int primary key, text varchar(5))')
})
afterAll(() => engine.close())

const names = async () =>
  (await engine.query<{ statement: string }>('select statement from pg_prepared_statements')).rows.map(
    (it) => it.statement,
  )
const often = async (text: string, values: unknown[]): Promise<Answer> => {
  for (let time = 0; time < OFTEN; time += 1) await query(text, values)
  expect(await names()).toContain(text)
  return query(text, values)
}

describe('a statement that is asked often', () => {
  test('answers the very values that it answered before', async () => {
    const text = `select $1::timestamptz as at, $2::jsonb as j, $3::int[] as i, $4::bytea as y, $5::int8 as n, $6::text as t,
      $7::numeric as f, $8::bool as b, 'NaN'::float8 as nan, '2026-03-10'::date as d, array['a', null] as s, null as nothing`
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
    const before = await engine.query(text, values)
    const after = await often(text, values)
    expect(after.rows).toEqual(before.rows)
    expect(Object.keys(after.rows[0] ?? {})).toEqual(Object.keys(before.rows[0] ?? {}))
  })

  test('says what it carried out and on how many rows', async () => {
    const text = 'update notes set text = $1 where id < 5'
    await query('insert into notes select generate_series(1, $1::int)', [4])
    expect(await often(text, ['x'])).toEqual({ rows: [], command: 'UPDATE', affectedRows: 4 })
    expect(await often('select count(*) from notes where text = $1', ['x'])).toMatchObject({ affectedRows: 0 })
    expect((await query('select id from notes where text = $1', ['y'])).rows).toEqual([])
  })

  test('fails as it would without a name, and the next goes on', async () => {
    const text = 'insert into notes values ($1, $2) on conflict (id) do update set text = excluded.text || $3'
    await often(text, [100, 'a', ''])
    await expect(query(text, [100, 'abcde', 'f'])).rejects.toMatchObject({ code: '22001' })
    await expect(query(text, ['no number', 'a', ''])).rejects.toMatchObject({ code: '22P02' })
    expect((await query('select text from notes where id = $1', [100])).rows).toEqual([{ text: 'a' }])
  })

  test('is part of the transaction that it is asked in', async () => {
    const text = 'delete from notes where id = $1'
    await often(text, [3])
    await engine.exec('begin')
    expect((await query(text, [100])).affectedRows).toBe(1)
    await engine.exec('rollback')
    expect((await query('select id from notes where id = $1', [100])).rows).toEqual([{ id: 100 }])
  })

  test('goes on when the table has changed, or the engine has forgotten it', async () => {
    const text = 'select * from notes where id = $1'
    await often(text, [100])
    await engine.exec(`alter table notes add column more int default 7`)
    expect((await query(text, [100])).rows).toEqual([{ id: 100, text: 'a', more: 7 }])
    const other = 'select id from notes where id <> $1'
    await often(other, [100])
    await engine.exec('deallocate all')
    expect((await query(other, [1])).rows.length).toBeGreaterThan(0)
  })
})
