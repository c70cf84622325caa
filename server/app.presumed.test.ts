import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { atomCalls } from '#contract/atom/atom.calls.ts'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { sectorList } from '#contract/sector/sector.ts'
import { touchGrants } from '#server/kit/session/grants.ts'
import { sayIn } from '#server/kit/words.ts'
import { makeAtom, makePerson, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/**
 * A page of a list is made for whom its server has met before, in the statement that tells whether they still are. What
 * changes here, the server does not hear of, as if another server had done it.
 */
let server: TestServer
beforeAll(async () => {
  server = await freshServer()
  await server.db
    .insertInto('sectors')
    .values(['A', 'B', 'C'].map((nome) => ({ nome, created_at: server.clock.now() })))
    .execute()
})
afterAll(() => server.close())

/** A person whose session the server remembers. */
const met = async (): Promise<{ person: MadePerson; visitor: Visitor }> => {
  const person = await makePerson(server.db, { role: 1 })
  const visitor = await server.as(person)
  expect((await page(visitor)).status).toBe(200)
  return { person, visitor }
}
const page = (visitor: Visitor) => visitor.raw(sectorList.calls.list, {})

/** Number of statements of a call, without those of the access log, which is written beside the calls. */
const statementsOf = async (call: () => Promise<unknown>): Promise<number> => {
  const spy = vi.spyOn(server.db.getExecutor(), 'executeQuery')
  await call()
  const { length } = spy.mock.calls.filter(([it]) => !it.sql.includes('access_log'))
  spy.mockRestore()
  return length
}

/** Ways to end a session without the server's knowledge. */
const ends: Record<string, (id: number) => Promise<unknown>> = {
  'whose session ended': (id) => sql`update sessions set ended_at = now() where user_id = ${id}`.execute(server.db),
  'whose session ran out': (id) =>
    sql`update sessions set expires_at = ${server.clock.now()} where user_id = ${id}`.execute(server.db),
  'whose token was replaced': (id) =>
    sql`update sessions set token_id = gen_random_uuid() where user_id = ${id}`.execute(server.db),
  'who was switched off': (id) => sql`update users set status = 2 where id = ${id}`.execute(server.db),
  'who was deleted': (id) => sql`update users set deleted_at = now() where id = ${id}`.execute(server.db),
  'who has another role': (id) => sql`update users set role = 4 where id = ${id}`.execute(server.db),
}

describe('a page for somebody known', () => {
  test('is one statement, and the question who it is comes first only once', async () => {
    const visitor = await server.as(await makePerson(server.db, { role: 1 }))
    expect(await statementsOf(() => page(visitor))).toBeGreaterThan(1)
    expect(await statementsOf(() => page(visitor))).toBe(1)
    expect(await page(visitor)).toMatchObject({ status: 200, body: { total: 3, data: [{ nome: 'A' }, {}, {}] } })
  })

  test('is right where it is empty', async () => {
    const { visitor } = await met()
    const empty = () => visitor.raw(sectorList.calls.list, { q: 'nothing' })
    expect(await statementsOf(empty)).toBe(2)
    expect(await empty()).toMatchObject({ status: 200, body: { total: 0, data: [] } })
  })

  test('tells nothing of whom it was made for', async () => {
    const { visitor } = await met()
    const { body } = await page(visitor)
    expect(JSON.stringify(body)).not.toContain('#')
  })

  for (const [name, end] of Object.entries(ends))
    test(`${name} is refused with the very next one`, async () => {
      const { person, visitor } = await met()
      await end(person.id)
      expect((await page(visitor)).status).toBe(401)
      expect((await page(visitor)).status).toBe(401)
    })

  test('who has to give a second factor is asked for it with the very next one', async () => {
    const { person, visitor } = await met()
    await sql`update users set two_factor = true where id = ${person.id}`.execute(server.db)
    expect((await page(visitor)).status).toBe(406)
  })

  test('whose permission was taken, or given back, meets it with the very next one', async () => {
    const { visitor } = await met()
    await sql`delete from grants where thing = 'sector' and act = 'open' and role = 1`.execute(server.db)
    await touchGrants(server.db)
    expect((await page(visitor)).status).toBe(403)
    await sql`insert into grants (thing, act, role) values ('sector', 'open', 1)`.execute(server.db)
    await touchGrants(server.db)
    expect((await page(visitor)).status).toBe(200)
  })

  test('and of another language is answered in it', async () => {
    const { person, visitor } = await met()
    await sql`update users set locale = 'en' where id = ${person.id}`.execute(server.db)
    const { body } = await visitor.raw(sectorList.calls.list, { sort: 'nothing' })
    expect(body).toMatchObject({ title: sayIn('en')('common.invalid') })
  })
})

describe('a write of one statement by somebody known', () => {
  /** A remembered looper, with a pending atom of their own and one to run loops on. */
  const metLooper = async () => {
    const person = await makePerson(server.db, { role: 1 })
    const [waiting, atom] = [
      await makeAtom(server.db, { status: 0, loopers: [person] }),
      await makeAtom(server.db, { status: 1, loopers: [person] }),
    ]
    const visitor = await server.as(person)
    const start = () =>
      visitor.raw(loopCalls.start, {
        user_id: person.id,
        atomo_id: atom.id,
        data_inicio: formatCall(server.clock.now()),
        status: 1,
      })
    const stop = (id: unknown) =>
      visitor.raw(loopCalls.stop, { id, data_fim: formatCall(server.clock.now()), status: 2 })
    const accept = () => visitor.raw(atomCalls.status, { id: waiting.id, status: 1 })
    expect((await page(visitor)).status).toBe(200)
    return { person, waiting, start, stop, accept }
  }
  const loopsOf = (person: MadePerson) =>
    server.db.selectFrom('loops').select(['id', 'status']).where('user_id', '=', person.id).execute()
  const statusOf = async (atom: { id: number }) =>
    (await server.db.selectFrom('atoms').select('status').where('id', '=', atom.id).executeTakeFirstOrThrow()).status

  test('does not ask first who it is', async () => {
    const { person, waiting, start, stop, accept } = await metLooper()
    expect(await statementsOf(async () => expect(await start()).toMatchObject({ body: { status: 'success' } }))).toBe(1)
    const [loop] = await loopsOf(person)
    expect(
      await statementsOf(async () => expect(await stop(loop?.id)).toMatchObject({ body: { status: 'success' } })),
    ).toBe(1)
    expect(await statementsOf(async () => expect(await accept()).toMatchObject({ body: { status: 'success' } }))).toBe(
      1,
    )
    expect([await statusOf(waiting), (await loopsOf(person)).map((it) => it.status)]).toEqual([1, [2]])
  })

  for (const [name, end] of Object.entries(ends))
    test(`${name} writes nothing`, async () => {
      const { person, waiting, start, stop, accept } = await metLooper()
      await start()
      const [loop] = await loopsOf(person)
      await end(person.id)
      expect((await stop(loop?.id)).status).toBe(401)
      expect((await accept()).status).toBe(401)
      await sql`delete from loops where user_id = ${person.id}`.execute(server.db)
      expect((await start()).status).toBe(401)
      expect([await loopsOf(person), await statusOf(waiting)]).toEqual([[], 0])
    })

  test('is refused with its reason, as any other', async () => {
    const { start, accept } = await metLooper()
    await start()
    expect(await start()).toMatchObject({ status: 200, body: { status: 'error' } })
    await accept()
    expect(await accept()).toMatchObject({ status: 200, body: { status: 'error' } })
  })
})
