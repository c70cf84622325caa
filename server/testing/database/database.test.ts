import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import type { Db } from '#server/db/open.ts'
import { ownDatabase, type OwnDatabase } from '#server/testing/database/database.ts'
import { fingerprintOf, pristineOf } from '#server/testing/database/pristine.ts'
import { failures } from '#server/testing/failures.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'

const open = new Set<OwnDatabase>()
const borrow = async (): Promise<OwnDatabase> => {
  const it = await ownDatabase()
  open.add(it)
  return it
}
const giveBack = async (it: OwnDatabase): Promise<void> => {
  open.delete(it)
  await it.drop()
}
afterEach(async () => {
  for (const it of open) await giveBack(it)
})

/** A number that only grows, of one database. */
const ageOf = async ({ store }: OwnDatabase): Promise<number> => {
  const { rows } = await sql<{ age: number }>`select txid_current()::int as age`.execute(store.db)
  return rows[0]?.age ?? expect.fail('no age')
}

/** Facts that the planner has about a table before anybody has counted its rows. */
const knownOf = async ({ store }: OwnDatabase, table: string) => {
  const { rows } = await sql`
    select relpages, reltuples, pg_relation_size(oid) as size from pg_class where relname = ${table}`.execute(store.db)
  return rows
}

test('plans every statement without its values, in a transaction and outside of one', async () => {
  const { store } = await borrow()
  const mode = async (db: Db) =>
    (await sql<{ mode: string }>`select current_setting('plan_cache_mode') as mode`.execute(db)).rows
  expect(await mode(store.db)).toEqual([{ mode: 'force_generic_plan' }])
  expect(await store.db.transaction().execute(mode)).toEqual([{ mode: 'force_generic_plan' }])
  // A condition that only a known value proves to be that of the index.
  const asked = (waiting: string) =>
    sql`insert into data_exports (user_id, created_at) values (1, now()) on conflict (user_id) where state = ${waiting} do nothing`
  await expect(asked('waiting').execute(store.db)).rejects.toMatchObject({ code: '42P10' })
})

test('the next borrower gets the same database, and finds nothing of what was written or counted', async () => {
  const first = await borrow()
  const before = await pristineOf(first.store.db)
  expect(before.rows['grants']).toContain('"thing"')
  expect(before.rows['users']).toBe('')
  const known = await knownOf(first, 'users')
  const { db } = first.store
  const person = await makePerson(db)
  const atom = await makeAtom(db, { loopers: [person] })
  await makeLoop(db, { user: person, atom, from: '2026-03-10T10:00:00Z', to: '2026-03-10T11:00:00Z' })
  await db.deleteFrom('grants').where('role', '=', 4).execute()
  await db.updateTable('settings').set({ value: '7' }).execute()
  await db.deleteFrom('migrations').execute()
  // No column owns it.
  await first.store.script("select nextval('particle_ranks')")
  const age = await ageOf(first)
  await giveBack(first)
  const second = await borrow()
  expect(await pristineOf(second.store.db)).toEqual(before)
  expect(await knownOf(second, 'users')).toEqual(known)
  expect(await ageOf(second)).toBeGreaterThan(age)
  expect(second.url).toBe(first.url)
})

test('its fingerprint tells every change that putting rows back does not undo', async () => {
  const { store } = await borrow()
  const before = await fingerprintOf(store.db)
  const changes = [
    'alter table loops drop constraint loops_no_overlap',
    'create table more (id integer)',
    'alter table users add column more integer',
    'alter table users alter column nome drop not null',
    "alter table users alter column nome set default 'x'",
    'drop index loops_user_start',
    'create schema more',
    "create function more() returns integer language sql as 'select 1'",
    'alter sequence users_id_seq increment by 2',
    'alter table loops disable trigger all; alter table loops set (fillfactor = 50)',
    'analyze grants',
  ]
  const undone = new Error('undone')
  expect(
    await failures(
      changes,
      (it) => it,
      async (change) => {
        const changed = store.db.transaction().execute(async (tx) => {
          for (const text of change.split('; ')) await sql.raw(text).execute(tx)
          expect(await fingerprintOf(tx)).not.toBe(before)
          throw undone
        })
        await expect(changed).rejects.toBe(undone)
      },
    ),
  ).toEqual([])
  expect(await fingerprintOf(store.db)).toBe(before)
})

test('nor does it find anything of a great deal that was written', async () => {
  const first = await borrow()
  const before = await pristineOf(first.store.db)
  await sql`insert into sectors (nome, created_at) select 'Setor ' || i, now() from generate_series(1, 8000) i`.execute(
    first.store.db,
  )
  await giveBack(first)
  const second = await borrow()
  expect(await pristineOf(second.store.db)).toEqual(before)
  expect(second.url).toBe(first.url)
})

test('a database that was changed in more than its rows is not lent again', async () => {
  const first = await borrow()
  const before = await pristineOf(first.store.db)
  await first.store.script('create schema more; create table more.more (id serial); drop table mails')
  await giveBack(first)
  const second = await borrow()
  expect(await pristineOf(second.store.db)).toEqual(before)
})

test('nor is one that a test has closed', async () => {
  const first = await borrow()
  await first.store.close()
  // On a server it is the way in that was closed.
  if (first.url === undefined) await giveBack(first)
  open.delete(first)
  const second = await borrow()
  expect(await ageOf(second)).toBeGreaterThan(0)
})

test('two at once are two', async () => {
  const [first, second] = [await borrow(), await borrow()]
  await makePerson(first.store.db)
  expect((await pristineOf(second.store.db)).rows['users']).toBe('')
})

test('what still runs when a database is given back does not reach the next borrower', async () => {
  const first = await borrow()
  await giveBack(first)
  const second = await borrow()
  await expect(makePerson(first.store.db)).rejects.toThrow(/closed|after calling end|destroyed/)
  expect((await pristineOf(second.store.db)).rows['users']).toBe('')
})
