import { sql } from 'kysely'
import { openStore, type Db } from '#server/db/open.ts'
import { post, postAll, type Posting } from '#server/ledger/ledger.data.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { median } from '../numbers.ts'
import { bySides } from '../sides.ts'

const LOOPS = 20_000
const TRANSACTIONS = 500

/** The ledger's tables with their keys, checks and indexes, without triggers and balances. */
const plainTables = `
  create table plain_transactions (like ledger_transactions including all,
    foreign key (actor_id) references users (id), foreign key (reverses_id) references plain_transactions (id));
  create table plain_entries (like ledger_entries including all,
    foreign key (transaction_id) references plain_transactions (id),
    foreign key (account_id, currency) references ledger_accounts (id, currency))`

interface PlainEntry {
  place: number
  account_id: number
  amount: number
}
type Plain = Omit<Posting, 'entries'> & { entries: PlainEntry[] }

/** The same rows by one statement into the plain tables, whose accounts are known already. */
const insertPlain = async (db: Db, postings: readonly Plain[]): Promise<void> => {
  const heads = postings.map(({ entries, ...head }, n) => ({ ...head, n, count: entries.length }))
  const entries = postings.flatMap((it, n) => it.entries.map((entry) => ({ ...entry, n })))
  await sql`
    with head as materialized (
      select nextval(pg_get_serial_sequence('plain_transactions', 'id')) as id, x.*
      from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
        as x (n int, kind text, thing text, thing_id int, memo text, actor_id int, at timestamptz)
    ), posted as (
      insert into plain_transactions (id, kind, thing, thing_id, memo, actor_id, at, day) overriding system value
      select id, kind, thing, thing_id, memo, actor_id, at, (at at time zone 'America/Sao_Paulo')::date from head
    )
    insert into plain_entries (transaction_id, place, account_id, currency, amount)
    select head.id, x.place, x.account_id, 'BRL', x.amount
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as x (n int, place int, account_id int, amount bigint)
      join head using (n)`.execute(db)
}

/** (r) What the ledger's checks and balances cost, against the same rows inserted plainly under the same constraints. */
export const ledger = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  const store = await openStore({ ...database, pool: 2 })
  const { db } = store
  try {
    await store.script(plainTables)
    const users = (await db.selectFrom('users').select('id').orderBy('id').limit(40).execute()).map((it) => it.id)
    const ventures = (await db.selectFrom('ventures').select('id').limit(20).execute()).map((it) => it.id)
    const at = new Date()
    const postings: Posting[] = Array.from({ length: TRANSACTIONS }, (_, n) => ({
      kind: 'order.made',
      thing: 'order',
      thing_id: n,
      memo: '',
      actor_id: users[0] ?? null,
      at,
      entries: [
        { account: { kind: 'cost', venture_id: ventures[n % ventures.length] ?? 0 }, amount: 1000 + n },
        { account: { kind: 'cost' }, amount: 500 },
        { account: { kind: 'payable', user_id: users[n % users.length] ?? 0 }, amount: -1500 - n },
      ],
    }))
    const ids = await postAll(db, postings)
    const made = await db.selectFrom('ledger_entries').selectAll().where('transaction_id', 'in', ids).execute()
    const byId = Map.groupBy(made, (it) => it.transaction_id)
    const plain: Plain[] = postings.map((it, n) => ({ ...it, entries: byId.get(ids[n] ?? 0) ?? [] }))
    const inOne = (run: (tx: Db) => Promise<unknown>) => () => db.transaction().execute(run)
    const figure = (what: string, [kept, bare]: [number[], number[]]): Figure => ({
      part: 'r',
      engine: engine.name,
      what,
      value: median(bare.map((it, turn) => it / (kept[turn] ?? Number.NaN))),
      unit: '',
      bound: { atLeast: 0.35 },
      from: `${median(kept).toFixed(0)} and ${median(bare).toFixed(0)} ms`,
    })
    const single = await bySides(
      inOne(async (tx) => {
        for (const posting of postings) await post(tx, posting)
      }),
      inOne(async (tx) => {
        for (const posting of plain) await insertPlain(tx, [posting])
      }),
    )
    const together = await bySides(
      inOne((tx) => postAll(tx, postings)),
      inOne((tx) => insertPlain(tx, plain)),
    )
    return [
      figure(`${TRANSACTIONS} transactions of 3 entries one by one, speed against plain inserts`, single),
      figure('the same, posted together', together),
    ]
  } finally {
    await store.close()
    await database.drop()
  }
}
