import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    weeks: Row & {
      user_id: number
      /** Its Friday, `YYYY-MM-DD`. */
      ends_on: string
      /** One of `weekStatus`. */
      status: Generated<number>
      /** When the weekly run closes it. */
      closes_at: Instant
      closed_at: InstantOrNull
      /** When its person was last told on a Friday what it would not pay. */
      reminded_at: InstantOrNull
      /** Null where the weekly run closed it. */
      closed_by_id: number | null
      /** What it held when it was closed. */
      loops: number | null
      segundos: number | null
      /** Tenths of hours, as they are paid. */
      decimos: number | null
      centavos: number | null
    }
  }
}
