import { sql } from 'kysely'
import { accountCode, accountColumns, type AccountRef } from '#contract/ledger/ledger.rules.ts'
import type { Db } from '#server/db/open.ts'

export interface LedgerEntry {
  account: AccountRef
  /** In the smallest unit: above zero a debit, below it a credit. */
  amount: number
}

/** What stands at the head of a transaction. */
interface Head {
  kind: string
  memo?: string
  /** Null where the server posts by itself. */
  actor_id: number | null
  at: Date
}

export interface Posting extends Head {
  /** The record that it is posted for. */
  thing: string
  thing_id: number
  entries: readonly LedgerEntry[]
}

/** Makes the accounts that are not there yet; who needs the same ones at once waits for the first to commit. */
const makeAccounts = async (db: Db, postings: readonly Posting[]): Promise<void> => {
  const accounts = postings.flatMap((it) => it.entries.map(({ account }) => [accountCode(account), account] as const))
  const wanted = [...new Map(accounts)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await db
    .insertInto('ledger_accounts')
    .values(wanted.map(([, account]) => ({ ...accountColumns(account), created_at: postings[0]?.at ?? new Date(0) })))
    .onConflict((on) => on.column('code').doNothing())
    .execute()
}

/** Entries by account, in the order in which the accounts are first named; those that cancel each other out are gone. */
const merged = (entries: readonly LedgerEntry[]): { code: string; amount: number }[] => {
  const sums = new Map<string, number>()
  for (const { account, amount } of entries) {
    const code = accountCode(account)
    sums.set(code, (sums.get(code) ?? 0) + amount)
  }
  return [...sums].flatMap(([code, amount]) => (amount === 0 ? [] : [{ code, amount }]))
}

/** Writes the transactions with their entries; nothing, where an account is not there yet. */
const write = async (db: Db, postings: readonly Posting[], lines: readonly ReturnType<typeof merged>[]) => {
  const heads = postings.map(({ kind, thing, thing_id, memo = '', actor_id, at }, n) => ({
    kind,
    thing,
    thing_id,
    memo,
    actor_id,
    at,
    n,
  }))
  const entries = lines.flatMap((line, n) => line.map((it, at) => ({ ...it, n, place: at + 1 })))
  const codes = [...new Set(entries.map((it) => it.code))]
  const { rows } = await sql<{ id: number }>`
    with account as materialized (
      select code, id, currency from ledger_accounts where code = any(${codes}::text[])
    ), head as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, given.* from (
        select * from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb)
          as x (n int, kind text, thing text, thing_id int, memo text, actor_id int, at timestamptz)
        where (select count(*) from account) = ${codes.length}::int order by n
      ) given
    ), posted as (
      insert into ledger_transactions (id, kind, thing, thing_id, memo, actor_id, at) overriding system value
      select id, kind, thing, thing_id, memo, actor_id, at from head order by n
    ), entered as (
      insert into ledger_entries (transaction_id, place, account_id, currency, amount)
      select head.id, x.place, account.id, account.currency, x.amount
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as x (n int, place int, code text, amount bigint)
        join head using (n) join account using (code)
    )
    select id from head order by n`.execute(db)
  return rows.map((it) => it.id)
}

/**
 * Posts transactions, in one statement, and answers their ids in the same order. The database refuses them all (23514) unless
 * the entries of each sum to zero. Whoever posts several in one database transaction posts them together, so that balances are
 * locked in one order.
 */
export const postAll = async (db: Db, postings: readonly Posting[]): Promise<number[]> => {
  if (postings.length === 0) return []
  const lines = postings.map((it) => merged(it.entries))
  if (lines.some((it) => it.length === 0)) throw new RangeError('A transaction without entries')
  const ids = await write(db, postings, lines)
  if (ids.length > 0) return ids
  await makeAccounts(db, postings)
  const posted = await write(db, postings, lines)
  if (posted.length === 0) throw new Error('Accounts that were made are not there')
  return posted
}

/** Posts one transaction, and answers its id. */
export const post = async (db: Db, posting: Posting): Promise<number> => {
  const [id] = await postAll(db, [posting])
  if (id === undefined) throw new Error('Nothing was posted')
  return id
}

/** Undoes a transaction by its mirror, for the same record. A second time breaks `ledger_transactions_reverses_id_key`. */
export const reverse = async (
  db: Db,
  transaction_id: number,
  { kind, memo = '', actor_id, at }: Head,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with head as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, thing, thing_id
      from ledger_transactions where id = ${transaction_id}
    ), posted as (
      insert into ledger_transactions (id, kind, thing, thing_id, memo, actor_id, at, reverses_id) overriding system value
      select id, ${kind}::text, thing, thing_id, ${memo}::text, ${actor_id}::int, ${at}::timestamptz, ${transaction_id}::bigint from head
    ), entered as (
      insert into ledger_entries (transaction_id, place, account_id, currency, amount)
      select head.id, e.place, e.account_id, e.currency, -e.amount
      from head join ledger_entries e on e.transaction_id = ${transaction_id}
    )
    select id from head`.execute(db)
  const [made] = rows
  if (!made) throw new Error(`No transaction ${String(transaction_id)} to reverse`)
  return made.id
}

/** What the entries of an account add up to; zero before its first one. */
export const balanceOf = async (db: Db, account: AccountRef): Promise<number> => {
  const found = await db
    .selectFrom('ledger_balances as b')
    .innerJoin('ledger_accounts as a', 'a.id', 'b.account_id')
    .select('b.amount')
    .where('a.code', '=', accountCode(account))
    .executeTakeFirst()
  return found?.amount ?? 0
}
