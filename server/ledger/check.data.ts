import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** What is wrong with the ledger, by name; at most `MOST` of each are named. */
export interface Findings {
  /** Codes of accounts whose kept balance is not what their entries add up to. */
  balances: string[]
  /** Transactions whose entries do not sum to zero. */
  transactions: string[]
  /** Sealed days that are not as they were sealed. */
  days: string[]
}

const MOST = 20

/** Rebuilds balances from the entries, and compares them with those kept. */
const differing = (db: Db) =>
  sql<{ name: string }>`
  select coalesce(a.code, account_id::text) as name
  from ledger_balances b full join ledger_balances_now n using (account_id, currency)
    left join ledger_accounts a on a.id = account_id
  where (b.amount, b.entries) is distinct from (n.amount, n.entries) order by account_id limit ${MOST}`.execute(db)

const unbalanced = (db: Db) =>
  sql<{ name: string }>`
  select distinct transaction_id::text as name, transaction_id from (
    select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0
    union all
    select t.id from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)
  ) wrong order by transaction_id limit ${MOST}`.execute(db)

const broken = (db: Db, since: string) =>
  sql<{ name: string }>`
  select ledger_broken_days(${since}::date)::text as name limit ${MOST}`.execute(db)

/** Checks everything that is kept, and the sealed days from `since` on. */
export const checkLedger = async (db: Db, since: string): Promise<Findings> => {
  const namesOf = ({ rows }: { rows: readonly { name: string }[] }) => rows.map((it) => it.name)
  return {
    balances: namesOf(await differing(db)),
    transactions: namesOf(await unbalanced(db)),
    days: namesOf(await broken(db, since)),
  }
}

/** Seals each day up to `until`; the hash of the last one. One server does it, others find nothing left. */
export const sealDays = async (
  db: Db,
  until: string,
  now: Date,
): Promise<{ day: string; hash: string } | undefined> => {
  const { rows } = await sql<{ sealed: number }>`
    select ledger_seal(${until}::date, ${now}::timestamptz) as sealed`.execute(db)
  if ((rows[0]?.sealed ?? 0) === 0) return undefined
  return db.selectFrom('ledger_days').select(['day', 'hash']).orderBy('day', 'desc').limit(1).executeTakeFirst()
}
