import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { post, reverse } from '#server/ledger/ledger.data.ts'
import { ledgerCheck } from '#server/ledger/ledger.jobs.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let user_id: number
let bossId: number
/** A Monday. */
const MONDAY = '2026-03-09T15:00:00Z'
const owe = (amount: number, at = server.clock.now()) =>
  post(server.db, {
    kind: 'order.made',
    thing: 'order',
    thing_id: 7,
    memo: 'Linha 1\n"2"',
    actor_id: null,
    at,
    entries: [
      { account: { kind: 'cost' }, amount },
      { account: { kind: 'payable', user_id }, amount: -amount },
    ],
  })
const check = () => server.runJob('ledger.check')
const incidents = () => server.db.selectFrom('incidents').selectAll().orderBy('id').execute()
const days = () => server.db.selectFrom('ledger_days').selectAll().orderBy('day').execute()
const dayOf = async (id: number) =>
  (await server.db.selectFrom('ledger_transactions').select('day').where('id', '=', id).executeTakeFirstOrThrow()).day

/** What somebody does who may switch triggers off; undone afterwards, so that the next test has a whole ledger. */
const tampered = async <T>(change: string, undo: string, within: () => Promise<T>): Promise<T> => {
  const forced = (text: string) =>
    server.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql.raw(text).execute(tx)
    })
  await forced(change)
  const seen = await within()
  await forced(undo)
  return seen
}

beforeAll(async () => {
  server = await freshServer({ at: MONDAY })
  user_id = (await makePerson(server.db)).id
  bossId = (await makePerson(server.db, { role: 1 })).id
})
afterAll(() => server.close())
beforeEach(() => server.db.updateTable('incidents').set({ status: 3, measures: 'x', reason: 'x' }).execute())

test('nothing is sealed before the first transaction', async () => {
  await check()
  expect(await days()).toEqual([])
})

describe('each day that is over', () => {
  test('is sealed, one after the other, those without transactions too', async () => {
    await owe(100)
    await reverse(server.db, await owe(300), { kind: 'order.deleted', actor_id: null, at: server.clock.now() })
    await check()
    expect(await days()).toEqual([])
    server.clock.set('2026-03-12T15:00:00Z')
    await owe(200)
    server.clock.set('2026-03-14T15:00:00Z')
    await check()
    const sealed = await days()
    expect(sealed.map((it) => [it.day, it.transactions, it.entries])).toEqual([
      ['2026-03-09', 3, 6],
      ['2026-03-10', 0, 0],
      ['2026-03-11', 0, 0],
      ['2026-03-12', 1, 2],
      ['2026-03-13', 0, 0],
    ])
    expect(sealed.map((it) => it.previous)).toEqual(['', ...sealed.slice(0, -1).map((it) => it.hash)])
    expect(new Set(sealed.map((it) => it.hash)).size).toBe(5)
    await check()
    expect(await days()).toEqual(sealed)
    expect(await incidents()).toEqual([])
  })

  test('is sealed once by two servers that seal at once, and nobody posts into it', async () => {
    server.clock.set('2026-03-16T15:00:00Z')
    const late = Array.from({ length: 8 }, (_, at) => owe(at + 1, new Date('2026-03-15T23:00:00Z')))
    const [first, second, ...ids] = await Promise.all([check(), check(), ...late])
    expect([first, second]).toEqual([undefined, undefined])
    expect((await days()).at(-1)?.day).toBe('2026-03-15')
    for (const id of ids) expect(['2026-03-15', '2026-03-16']).toContain(await dayOf(id))
    await check()
    expect(await incidents()).toEqual([])
  })

  test('takes nothing more from a clock that was set back', async () => {
    server.clock.set('2026-03-17T15:00:00Z')
    const id = await owe(5, new Date('2026-03-10T15:00:00Z'))
    expect(await dayOf(id)).toBe('2026-03-16')
    await check()
    expect(await incidents()).toEqual([])
  })
})

describe('what somebody changed behind the ledger’s back', () => {
  let id: number
  beforeAll(async () => {
    server.clock.set('2026-03-18T15:00:00Z')
    id = await owe(1000)
    server.clock.set('2026-03-19T15:00:00Z')
    await check()
  })
  /** What the one incident says that two nights raise. */
  const found = async () => {
    await check()
    await check()
    const open = (await incidents()).filter((it) => it.status === 1)
    return open.length === 1 ? open[0]?.descricao : `${open.length} incidents`
  }

  test('a balance', async () => {
    const said = await tampered(
      `update ledger_balances set amount = amount + 1 where account_id = 1`,
      `update ledger_balances set amount = amount - 1 where account_id = 1`,
      found,
    )
    expect(said).toMatch(/saldo diferente da soma dos lançamentos: cost 0 BRL$/)
  })

  test('entries, so that they still sum to zero', async () => {
    const said = await tampered(
      `update ledger_entries set amount = amount * 2 where transaction_id = ${id}`,
      `update ledger_entries set amount = amount / 2 where transaction_id = ${id}`,
      found,
    )
    expect(said).toMatch(/Dias selados que mudaram: 2026-03-18$/)
  })

  test('one side of a transaction', async () => {
    const said = await tampered(
      `update ledger_entries set amount = amount + 7 where transaction_id = ${id} and place = 1`,
      `update ledger_entries set amount = amount - 7 where transaction_id = ${id} and place = 1`,
      found,
    )
    expect(said).toMatch(new RegExp(`não somam zero: ${id}\\n`))
  })

  test.each([
    ['its text', (text: string) => `update ledger_transactions set memo = '${text}' where id = `, 'x', 'Linha 1\n"2"'],
    [
      'its moment',
      (text: string) => `update ledger_transactions set at = '${text}' where id = `,
      '2026-03-18T14:00Z',
      '2026-03-18T15:00Z',
    ],
    [
      'its day',
      (text: string) => `update ledger_transactions set day = '${text}' where id = `,
      '2026-03-17',
      '2026-03-18',
    ],
  ])('%s', async (_, change, to, back) => {
    const said = await tampered(change(to) + String(id), change(back) + String(id), found)
    expect(said).toMatch(/Dias selados que mudaram:.* 2026-03-18$/)
  })

  test('whose account it is', async () => {
    const said = await tampered(
      `update ledger_accounts set user_id = ${bossId} where user_id = ${user_id}`,
      `update ledger_accounts set user_id = ${user_id} where user_id = ${bossId}`,
      found,
    )
    expect(said).toMatch(/Dias selados que mudaram: .*2026-03-18/)
  })

  test('a sealed day that is gone', async () => {
    const [day] = await server.db.selectFrom('ledger_days').selectAll().where('day', '=', '2026-03-16').execute()
    const said = await tampered(
      `delete from ledger_days where day = '2026-03-16'`,
      `insert into ledger_days values ('2026-03-16', '${day?.previous}', '${day?.hash}', ${day?.transactions}, ${day?.entries}, '${MONDAY}')`,
      found,
    )
    expect(said).toMatch(/Dias selados que mudaram: 2026-03-17$/)
    await check()
    expect((await incidents()).filter((it) => it.status === 1)).toHaveLength(1)
  })

  test('a day of weeks ago, on the next Sunday', async () => {
    server.clock.set('2026-04-03T15:00:00Z')
    const change = (by: string) => `update ledger_transactions set thing_id = thing_id ${by} where id = ${id}`
    await tampered(change('+ 1'), change('- 1'), async () => {
      await check()
      expect((await incidents()).filter((it) => it.status === 1)).toEqual([])
      server.clock.set('2026-04-05T15:00:00Z')
      expect(await found()).toMatch(/Dias selados que mudaram: 2026-03-18$/)
    })
  })
})

test('an incident is told by bell and mail to those who answer for incidents, and once while it is open', async () => {
  const notes = () =>
    server.db
      .selectFrom('notifications')
      .select(['user_id', 'params', 'link'])
      .where('word', '=', 'notification.incidentRaised')
      .execute()
  await server.db.deleteFrom('notifications').execute()
  const change = (by: string) => `update ledger_balances set amount = amount ${by} where account_id = 1`
  await tampered(change('+ 1'), change('- 1'), async () => {
    await Promise.all([ledgerCheck.run(server.frame, {}), ledgerCheck.run(server.frame, {})])
    server.clock.advance(86_400)
    await check()
  })
  const open = (await incidents()).filter((it) => it.status === 1)
  expect(open).toHaveLength(1)
  const link = `/district/warden/incidents/${open[0]?.id}`
  expect(await notes()).toEqual([{ user_id: bossId, params: { title: 'O livro-razão não confere' }, link }])
  const mails = server.db.selectFrom('mails').select('id').where('subject', 'like', '%livro-razão%')
  expect((await mails.execute()).length).toBeGreaterThan(0)
})
