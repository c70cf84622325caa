import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openStore, type Store } from '#server/db/open.ts'
import { makeNames } from '#server/db/prepared.ts'
import { ownDatabase, type OwnDatabase } from '#server/testing/database/database.ts'

const OFTEN = 12

/** The names that one process gives to statements that it asks often, in this order. */
const named = (...texts: string[]): Record<string, string | undefined> => {
  const nameOf = makeNames()
  for (let time = 0; time < OFTEN; time += 1) for (const text of texts) nameOf(text)
  return Object.fromEntries(texts.map((text) => [text, nameOf(text)]))
}

test('a statement has the same name in every process, and shares it with no other', () => {
  const names = named('select 1', 'select 2')
  expect(names).toEqual(named('select 2', 'select 1'))
  expect(new Set(Object.values(names)).size).toBe(2)
  // PostgreSQL cuts off what is longer.
  for (const name of Object.values(names)) expect(name).toMatch(/^nucleo_[0-9a-f]{32}$/)
})

// The embedded engine has no connections to prepare statements on.
describe.runIf(inject('database').kind !== 'dump')('statements on a PostgreSQL server', () => {
  let own: OwnDatabase
  let store: Store
  beforeAll(async () => {
    own = await ownDatabase()
    // One connection, which every statement of the test meets.
    store = await openStore({ url: own.url, pool: 1, dir: '' })
  })
  afterAll(async () => {
    await store.script('drop table prepared_notes')
    await store.close()
    await own.drop()
  })
  beforeEach(() => store.script('drop table if exists prepared_notes; create table prepared_notes (id int)'))

  const ask = async (id: number) =>
    (await sql<object>`select * from prepared_notes where id = ${id}`.execute(store.db)).rows
  const names = async () => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(store.db)
    return rows.map((it) => it.statement)
  }
  const often = async (run: () => Promise<unknown>) => {
    for (let time = 0; time < OFTEN; time += 1) await run()
  }

  test('are prepared when they are asked often, once for all their values', async () => {
    await store.script('insert into prepared_notes values (1), (2)')
    await ask(1)
    expect((await names()).filter((it) => /prepared_notes where id/.test(it))).toEqual([])
    await often(() => ask(1))
    expect((await names()).filter((it) => /prepared_notes where id/.test(it))).toHaveLength(1)
    expect([await ask(2), await ask(3)]).toEqual([[{ id: 2 }], []])
  })

  test('that search are planned for what they look for', async () => {
    const search = () => sql`select * from prepared_notes where id::text like ${'%1%'}`.execute(store.db)
    await often(search)
    expect((await names()).filter((it) => /like/.test(it))).toEqual([])
  })

  test('go on when the table has changed since', async () => {
    await store.script('insert into prepared_notes values (1)')
    await often(() => ask(1))
    await store.script(`alter table prepared_notes add column nome text default 'x'`)
    expect(await ask(1)).toEqual([{ id: 1, nome: 'x' }])
  })

  test('of which a changed table breaks more than one fail only one transaction of the connection', async () => {
    await store.script('insert into prepared_notes values (1)')
    const first = (db: Store['db']) => sql<object>`select *, 1 as one from prepared_notes where id = ${1}`.execute(db)
    const second = (db: Store['db']) => sql<object>`select *, 2 as two from prepared_notes where id = ${1}`.execute(db)
    await often(() => Promise.all([first(store.db), second(store.db)]))
    await store.script(`alter table prepared_notes add column nome text default 'x'`)
    await expect(store.db.transaction().execute(first)).rejects.toMatchObject({ code: '0A000' })
    expect((await store.db.transaction().execute(second)).rows).toEqual([{ id: 1, nome: 'x', two: 2 }])
    expect((await store.db.transaction().execute(first)).rows).toEqual([{ id: 1, nome: 'x', one: 1 }])
    expect((await names()).filter((it) => /as one|as two/.test(it))).toHaveLength(2)
  })

  test('go on when another process has prepared them on a connection that a pooler hands on', async () => {
    await store.script('insert into prepared_notes values (1)')
    const asked = sql<object>`select id from prepared_notes where ${1} >= id`
    const { sql: text } = asked.compile(store.db)
    await store.script(`prepare ${named(text)[text]} (int) as ${text}`)
    await often(async () => expect((await asked.execute(store.db)).rows).toEqual([{ id: 1 }]))
  })

  test('go on when the connection has forgotten them, a broken transaction with the next one', async () => {
    await store.script('insert into prepared_notes values (1)')
    const first = (db: Store['db']) => sql<object>`select id from prepared_notes where id <= ${1}`.execute(db)
    const second = (db: Store['db']) => sql<object>`select id from prepared_notes where id < ${2}`.execute(db)
    await often(() => Promise.all([first(store.db), second(store.db)]))
    await store.script('deallocate all')
    expect((await first(store.db)).rows).toEqual([{ id: 1 }])
    await expect(store.db.transaction().execute(second)).rejects.toMatchObject({ code: '26000' })
    expect((await store.db.transaction().execute(second)).rows).toEqual([{ id: 1 }])
  })
})
