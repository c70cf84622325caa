import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountKinds, type AccountKind, type AccountRef } from '#contract/ledger/ledger.rules.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { balanceOf, post, postAll, reverse, type LedgerEntry } from '#server/ledger/ledger.data.ts'
import { makePerson, makePlace, type MadePerson, type MadePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let people: MadePerson[]
let places: MadePlace[]
beforeAll(async () => {
  server = await freshServer()
  people = [await makePerson(server.db), await makePerson(server.db), await makePerson(server.db)]
  places = [await makePlace(server.db), await makePlace(server.db)]
})
afterAll(() => server.close())

const AT = new Date('2026-03-10T15:00:00Z')
const cash: AccountRef = { kind: 'cash' }
const payable = (of: number): AccountRef => ({ kind: 'payable', user_id: people[of]?.id ?? 0 })
const cost = (of: number): AccountRef => ({ kind: 'cost', venture_id: places[of]?.venture_id ?? 0 })

const posting = (entries: readonly LedgerEntry[]) => ({
  kind: 'order.made',
  thing: 'order',
  thing_id: 7,
  actor_id: null,
  at: AT,
  entries,
})
const owe = (amount: number, of = 0) =>
  posting([
    { account: cost(0), amount },
    { account: payable(of), amount: -amount },
  ])

const rows = async () => {
  const count = (table: 'ledger_transactions' | 'ledger_entries') =>
    server.db
      .selectFrom(table)
      .select((on) => on.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  return [(await count('ledger_transactions')).rows, (await count('ledger_entries')).rows]
}
const linesOf = (id: number) =>
  server.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.kind', 'e.amount'])
    .where('e.transaction_id', '=', id)
    .orderBy('e.place')
    .execute()
/** Accounts whose balance is not what their entries add up to. */
const differing = async () =>
  (
    await sql`select * from ledger_balances b full join ledger_balances_now n using (account_id, currency)
      where (b.amount, b.entries) is distinct from (n.amount, n.entries)`.execute(server.db)
  ).rows
const unbalanced = async () =>
  (
    await sql`select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0`.execute(
      server.db,
    )
  ).rows

describe('a transaction', () => {
  test('is posted with its entries, merged by account, and moves the balances', async () => {
    const before = await balanceOf(server.db, payable(1))
    const id = await post(server.db, {
      ...posting([
        { account: cost(0), amount: 10_000 },
        { account: cost(1), amount: 500 },
        { account: payable(1), amount: -10_000 },
        { account: { kind: 'cost' }, amount: 30 },
        { account: { kind: 'cost' }, amount: -30 },
        { account: payable(1), amount: -500 },
      ]),
      memo: 'Pedido 7',
    })
    expect(await linesOf(id)).toEqual([
      { kind: 'cost', amount: 10_000 },
      { kind: 'cost', amount: 500 },
      { kind: 'payable', amount: -10_500 },
    ])
    expect(await balanceOf(server.db, payable(1))).toBe(before - 10_500)
    const head = await server.db.selectFrom('ledger_transactions').selectAll().where('id', '=', id).executeTakeFirst()
    expect(head).toMatchObject({ kind: 'order.made', thing: 'order', thing_id: 7, memo: 'Pedido 7', day: '2026-03-10' })
  })

  test('several are posted together, each with its own entries', async () => {
    const ids = await postAll(server.db, [owe(100, 0), owe(200, 1), owe(300, 0)])
    expect(ids.toSorted((a, b) => a - b)).toEqual(ids)
    for (const [at, amount] of [100, 200, 300].entries())
      expect(await linesOf(ids[at] ?? 0)).toEqual([
        { kind: 'cost', amount },
        { kind: 'payable', amount: -amount },
      ])
    expect(await postAll(server.db, [])).toEqual([])
  })

  test('belongs to its day in São Paulo', async () => {
    const id = await post(server.db, { ...owe(1), at: new Date('2026-03-11T02:59:59Z') })
    const of = server.db.selectFrom('ledger_transactions').select('day').where('id', '=', id)
    expect(await of.executeTakeFirst()).toEqual({ day: '2026-03-10' })
  })

  test.each([
    [
      'that does not sum to zero',
      () =>
        posting([
          { account: cash, amount: 100 },
          { account: payable(0), amount: -99 },
        ]),
    ],
    ['of one entry', () => posting([{ account: cash, amount: 100 }])],
    ['beyond the largest amount', () => owe(1_000_000_000_000_000)],
    ['for nothing', () => ({ ...owe(5), thing: '' })],
  ])('%s is refused, and nothing of it is left', async (_, wrong) => {
    const [before, balance] = [await rows(), await balanceOf(server.db, payable(0))]
    await expect(post(server.db, wrong())).rejects.toMatchObject({ code: '23514' })
    await expect(postAll(server.db, [owe(5), wrong()])).rejects.toMatchObject({ code: '23514' })
    expect([await rows(), await balanceOf(server.db, payable(0))]).toEqual([before, balance])
  })

  test('without entries is refused, by the server and by the database', async () => {
    const before = await rows()
    await expect(post(server.db, posting([]))).rejects.toThrow('without entries')
    await expect(post(server.db, posting([{ account: cash, amount: 0 }]))).rejects.toThrow('without entries')
    const bare = { kind: 'x', thing: 'order', thing_id: 1, at: AT }
    await expect(server.db.insertInto('ledger_transactions').values(bare).execute()).rejects.toMatchObject({
      code: '23514',
    })
    expect(await rows()).toEqual(before)
  })

  test('gets no entries later, not even in the same database transaction', async () => {
    const id = await post(server.db, owe(100))
    const more = (transaction_id: number, from: number) => sql`
      insert into ledger_entries (transaction_id, place, account_id, currency, amount)
      select transaction_id, place + ${from}::int, account_id, currency, amount from ledger_entries
      where transaction_id = ${transaction_id}`
    const before = await rows()
    await expect(more(id, 0).execute(server.db)).rejects.toMatchObject({ code: '23505' })
    await expect(more(id, 2).execute(server.db)).rejects.toMatchObject({ code: '23514' })
    const within = server.db.transaction().execute(async (tx) => more(await post(tx, owe(7)), 2).execute(tx))
    await expect(within).rejects.toMatchObject({ code: '23514' })
    expect(await rows()).toEqual(before)
  })

  test('sums to zero in each currency, and an entry has the currency of its account', async () => {
    const other = sql`alter table ledger_accounts drop constraint ledger_accounts_currency`
    const attempt = (currency: string) =>
      server.db.transaction().execute(async (tx) => {
        await other.execute(tx)
        await sql`insert into ledger_accounts (kind, currency, created_at) values ('cash', 'PTS', ${AT})`.execute(tx)
        await sql`insert into ledger_accounts (kind, created_at) values ('cash', ${AT}) on conflict do nothing`.execute(
          tx,
        )
        await sql`with t as (
            insert into ledger_transactions (kind, thing, thing_id, at) values ('x', 'order', 1, ${AT}) returning id
          )
          insert into ledger_entries (transaction_id, place, account_id, currency, amount)
          select t.id, x.place, a.id, x.currency, x.amount
          from t, (values (1, 'BRL', 'BRL', 5), (2, 'PTS', ${currency}, -5)) x (place, of, currency, amount)
            join ledger_accounts a on a.code = 'cash 0 ' || x.of`.execute(tx)
      })
    await expect(attempt('PTS')).rejects.toMatchObject({ code: '23514' })
    await expect(attempt('BRL')).rejects.toMatchObject({ code: '23503' })
  })
})

describe('a reversal', () => {
  const undo = { kind: 'order.deleted', actor_id: null, at: AT }

  test('mirrors its transaction for the same record, once', async () => {
    const balance = await balanceOf(server.db, payable(2))
    const id = await post(server.db, owe(900, 2))
    const back = await reverse(server.db, id, { ...undo, memo: 'Errado' })
    expect(await linesOf(back)).toEqual([
      { kind: 'cost', amount: -900 },
      { kind: 'payable', amount: 900 },
    ])
    expect(await balanceOf(server.db, payable(2))).toBe(balance)
    const head = server.db.selectFrom('ledger_transactions').selectAll().where('id', '=', back)
    expect(await head.executeTakeFirst()).toMatchObject({ thing_id: 7, memo: 'Errado', reverses_id: id })
    await expect(reverse(server.db, id, undo)).rejects.toMatchObject({
      code: '23505',
      constraint: 'ledger_transactions_reverses_id_key',
    })
    await expect(reverse(server.db, 999_999, undo)).rejects.toThrow('999999')
  })

  test('once also when two ask at once', async () => {
    const id = await post(server.db, owe(50))
    const both = await Promise.allSettled([reverse(server.db, id, undo), reverse(server.db, id, undo)])
    expect(both.map((it) => it.status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await differing()).toEqual([])
  })

  test('that is no mirror is refused', async () => {
    const id = await post(server.db, owe(50))
    const half = server.db.transaction().execute(async (tx) => {
      const wrong = await post(tx, owe(-20))
      await sql`insert into ledger_transactions (kind, thing, thing_id, at, reverses_id) select 'x', 'order', 7, at, ${id}
        from ledger_transactions where id = ${wrong}`.execute(tx)
    })
    await expect(half).rejects.toMatchObject({ code: '23514' })
    const { rows: made } = await sql<{ id: number }>`select max(id) as id from ledger_transactions`.execute(server.db)
    const partial = sql`with t as (
        insert into ledger_transactions (kind, thing, thing_id, at, reverses_id) values ('x', 'order', 7, ${AT}, ${id}) returning id
      )
      insert into ledger_entries (transaction_id, place, account_id, currency, amount)
      select t.id, e.place, e.account_id, e.currency, sign(-e.amount) * 20 from t, ledger_entries e where e.transaction_id = ${id}`
    await expect(partial.execute(server.db)).rejects.toMatchObject({ constraint: 'ledger_transactions_mirrored' })
    expect(made[0]?.id).toBe(id)
  })
})

describe('nothing is updated or deleted', () => {
  const tables = ['ledger_accounts', 'ledger_transactions', 'ledger_entries', 'ledger_balances', 'ledger_days']
  beforeAll(async () => {
    await post(server.db, owe(100))
    await sql`select ledger_seal('2026-03-10', ${AT})`.execute(server.db)
  })
  /** Name of the constraint that refuses a statement. */
  const refusalOf = (text: string) =>
    sql
      .raw(text)
      .execute(server.db)
      .then(
        () => 'done',
        (error: unknown) => brokenConstraint(error),
      )

  test('by triggers', async () => {
    const statements = [
      ...tables.flatMap((table) => [`delete from ${table}`, `truncate ${table} cascade`]),
      `update ledger_accounts set user_id = user_id`,
      `update ledger_transactions set memo = 'x'`,
      `update ledger_entries set amount = amount * 2`,
      `update ledger_balances set amount = 0`,
      `insert into ledger_balances values (1, 'BRL', 1, 1)`,
      `update ledger_days set hash = hash`,
      `insert into ledger_days select * from ledger_days on conflict (day) do update set hash = excluded.hash`,
      `truncate users cascade`,
    ]
    for (const text of statements) expect([text, await refusalOf(text)]).toEqual([text, 'ledger_stay'])
  })

  test('by grants, for an owner who is no superuser, and who still posts', async () => {
    const done = new Error('rolled back')
    const attempt = server.db.transaction().execute(async (tx) => {
      await sql`create role ledger_owner`.execute(tx)
      await sql`grant create, usage on schema public to ledger_owner`.execute(tx)
      for (const table of tables) await sql.raw(`alter table ${table} owner to ledger_owner`).execute(tx)
      await sql`grant select on users, ventures to ledger_owner`.execute(tx)
      await sql`set local role ledger_owner`.execute(tx)
      expect(await reverse(tx, await post(tx, owe(100, 0)), { kind: 'x', actor_id: null, at: AT })).toBeGreaterThan(0)
      for (const table of tables)
        for (const right of table === 'ledger_balances' ? ['DELETE', 'TRUNCATE'] : ['UPDATE', 'DELETE', 'TRUNCATE']) {
          const { rows: answer } = await sql<{ has: boolean }>`
            select has_table_privilege(${table}, ${right}) as has`.execute(tx)
          expect([table, right, answer[0]?.has]).toEqual([table, right, false])
        }
      throw done
    })
    await expect(attempt).rejects.toBe(done)
  })

  test('an empty table may be emptied, as an installation that begins anew does', async () => {
    const other = await freshServer()
    await sql`truncate ledger_entries, ledger_transactions cascade`.execute(other.db)
    expect(await balanceOf(other.db, cash)).toBe(0)
    await other.close()
  })
})

describe('accounts', () => {
  test('two who need the same new account at once make it once', async () => {
    const { id: user_id } = await makePerson(server.db)
    const one = () =>
      post(
        server.db,
        posting([
          { account: { kind: 'paid', user_id }, amount: 5 },
          { account: { kind: 'settled' }, amount: -5 },
        ]),
      )
    await Promise.all([one(), one(), one(), one()])
    expect(await balanceOf(server.db, { kind: 'paid', user_id })).toBe(20)
  })

  test('the database takes for each kind the owners that the contract names', async () => {
    const client = await server.db
      .insertInto('clients')
      .values({ nome: 'Lua', created_at: AT })
      .returning('id')
      .executeTakeFirstOrThrow()
    const owners = { user_id: people[0]?.id, client_id: client.id, venture_id: places[0]?.venture_id }
    const names = Object.keys(owners) as (keyof typeof owners)[]
    const sets = Array.from({ length: 8 }, (_, bits) => names.filter((_name, at) => (bits >> at) % 2 === 1))
    const done = new Error('rolled back')
    const isTaken = async (kind: string, set: readonly (keyof typeof owners)[]) => {
      const attempt = server.db.transaction().execute(async (tx) => {
        const owned = Object.fromEntries(set.map((name) => [name, owners[name]]))
        await tx
          .insertInto('ledger_accounts')
          .values({ kind, ...owned, created_at: AT })
          .onConflict((on) => on.column('code').doNothing())
          .execute()
        throw done
      })
      return attempt.catch((error: unknown) => error === done)
    }
    for (const [kind, { owner, optional }] of Object.entries<AccountKind>(accountKinds))
      for (const set of sets) {
        const named = owner === undefined ? set.length === 0 : set.length === 1 && set[0] === owner
        expect([kind, set, await isTaken(kind, set)]).toEqual([
          kind,
          set,
          named || (optional === true && set.length === 0),
        ])
      }
    expect(await isTaken('tithe', [])).toBe(false)
  })
})

test('balances are right whoever posts at once, in whatever order', async () => {
  const before = await balanceOf(server.db, cost(0))
  const pairs = Array.from({ length: 24 }, (_, at) => [owe(1, at % 3), owe(10, (at + 1) % 3), owe(100, (at + 2) % 3)])
  await Promise.all(pairs.map((it) => postAll(server.db, it)))
  expect(await balanceOf(server.db, cost(0))).toBe(before + 24 * 111)
  expect(await differing()).toEqual([])
})

test('whatever is posted and reversed: transactions sum to zero, balances are the sums of their entries', async () => {
  const account = fc.constantFrom(cash, { kind: 'cost' } as const, payable(0), payable(1), cost(0), cost(1))
  const act = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.array(fc.record({ account, amount: fc.integer({ min: -9999, max: 9999 }) }), { maxLength: 6 }),
    },
    { weight: 1, arbitrary: fc.nat() },
  )
  const known: number[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
      for (const one of acts) {
        const target = typeof one === 'number' ? known[one % Math.max(1, known.length)] : undefined
        const work =
          typeof one === 'number'
            ? target !== undefined && reverse(server.db, target, { kind: 'x', actor_id: null, at: AT })
            : post(
                server.db,
                posting([...one, { account: cash, amount: -one.reduce((sum, it) => sum + it.amount, 0) }]),
              )
        // Some have no entries left, or are reversed already.
        const id = await Promise.resolve(work).catch(() => false as const)
        if (typeof id === 'number') known.push(id)
      }
      expect(await unbalanced()).toEqual([])
      expect(await differing()).toEqual([])
    }),
    { numRuns: 25 },
  )
  expect(known.length).toBeGreaterThan(20)
})
