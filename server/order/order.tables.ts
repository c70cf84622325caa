import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    order_numbers: { id: Generated<number>; last: number }
    orders: Row & {
      number: number
      user_id: number
      starts_on: string
      ends_on: string
      due_on: string
      /** One of `orderStatus`. */
      status: Generated<number>
      loops: number
      segundos: number
      /** Tenths of hours. */
      decimos: number
      loops_centavos: number
      items_centavos: number
      total_centavos: Generated<number>
      /** The closed week that the weekly run made it of. */
      week_id: number | null
      /** Null where the weekly run made it. */
      created_by_id: number | null
      paid_at: InstantOrNull
      paid_by_id: number | null
      /** When it was deleted or reversed. */
      ended_at: InstantOrNull
      ended_by_id: number | null
      reason: string | null
      /** When those who pay orders were told that it is due. */
      due_told_at: InstantOrNull
      /** Its transactions in the ledger. */
      posting_id: number | null
      payment_id: number | null
    }
    order_loops: {
      order_id: number
      loop_id: number
      atomo_id: number
      venture_id: number
      week_id: number | null
      inicio: Instant
      fim: Instant
      descricao: string
      segundos: number
      decimos: number
      valor_hora_centavos: number
      centavos: number
      released_at: InstantOrNull
    }
    order_items: Row & {
      user_id: number
      /** One of `orderItemKind`. */
      kind: number
      descricao: string
      centavos: number
      /** One of `orderItemStatus`. */
      status: Generated<number>
      reason: string | null
      decided_at: InstantOrNull
      decided_by_id: number | null
      /** The order that takes it. */
      order_id: number | null
      created_by_id: number
    }
    payment_runs: {
      id: Generated<number>
      started_at: Instant
      /** Null while it runs, and for good where its server stopped. */
      finished_at: InstantOrNull
      weeks: Generated<number>
      orders: Generated<number>
      /** People whose weeks it could not settle. */
      failed: Generated<number[]>
    }
    week_left: { week_id: number; loop_id: number; fate: string }
  }
}
