import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    invoice_numbers: { id: Generated<number>; last: number }
    invoices: Row & {
      number: number
      client_id: number
      /** Opens its public page to whoever has the link. */
      code: string
      /** One of `financeStatus`. */
      status: Generated<number>
      /** `YYYY-MM-DD`, as are the other days. */
      issued_on: string
      due_on: string
      total_centavos: number
      descricao: Generated<string>
      paid_on: string | null
      paid_at: InstantOrNull
      paid_by_id: number | null
      /** When it was cancelled or reversed. */
      ended_at: InstantOrNull
      ended_by_id: number | null
      reason: string | null
      reminded_before_at: InstantOrNull
      reminded_after_at: InstantOrNull
      /** Its transactions in the ledger. */
      posting_id: number | null
      payment_id: number | null
      created_by_id: number
    }
    invoice_lines: {
      invoice_id: number
      place: number
      /** One of `invoiceLineKind`. */
      kind: number
      venture_id: number
      entrega_id: number | null
      atomo_id: number | null
      descricao: string
      /** Tenths of hours. */
      decimos: number | null
      valor_hora_centavos: number | null
      centavos: number
      released_at: InstantOrNull
    }
    invoice_loops: {
      invoice_id: number
      place: number
      loop_id: number
      inicio: Instant
      segundos: number
      decimos: number
      centavos: number
      released_at: InstantOrNull
    }
  }
}
