import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    finance_entries: Row & {
      /** One of `financeDirection`. */
      direction: number
      /** One of `financeCategory`. */
      category: number
      descricao: string
      party: Generated<string>
      /** Above zero also where it goes out. */
      centavos: number
      venture_id: number | null
      /** `YYYY-MM-DD`, as are the other days. */
      issued_on: string
      due_on: string
      /** One of `financeStatus`. */
      status: Generated<number>
      paid_on: string | null
      paid_at: InstantOrNull
      paid_by_id: number | null
      /** When it was cancelled or reversed. */
      ended_at: InstantOrNull
      ended_by_id: number | null
      reason: string | null
      /** Its posting in the ledger. */
      payment_id: number | null
      created_by_id: number
    }
    entrega_payments: {
      id: Generated<number>
      entrega_id: number
      venture_id: number
      centavos: number
      paid_on: string
      paid_at: Instant
      paid_by_id: number
      payment_id: number
      /** When it was taken back. */
      reversed_at: InstantOrNull
      reversed_by_id: number | null
    }
  }
}
