import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    ledger_accounts: {
      id: Id
      /** One of `accountKinds`. */
      kind: string
      user_id: number | null
      client_id: number | null
      venture_id: number | null
      currency: Generated<string>
      created_at: Instant
      /** `accountCode`. */
      code: GeneratedAlways<string>
    }
    ledger_transactions: {
      id: Id
      kind: string
      thing: string
      thing_id: number
      memo: Generated<string>
      at: Instant
      /** Given by a trigger. */
      day: ColumnType<string, string | undefined, never>
      actor_id: number | null
      reverses_id: number | null
    }
    ledger_entries: {
      transaction_id: number
      place: number
      account_id: number
      currency: string
      /** In the smallest unit: above zero a debit, below it a credit. */
      amount: number
    }
    ledger_balances: { account_id: number; currency: string; amount: number; entries: number }
    ledger_days: {
      day: string
      previous: string
      hash: string
      transactions: number
      entries: number
      sealed_at: Instant
    }
  }
}
