import type { ColumnType, Generated } from 'kysely'
import type { Weekday } from '#contract/kit/dates.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    user_config: {
      id: Generated<number>
      factor_roles: Generated<number[]>
      /** `YYYY-MM-DD`. */
      factor_from: string | null
      check_seconds: number | null
      alert_seconds: number | null
      elapsed_seconds: number | null
      idle_hours: number | null
      week_start: ColumnType<Weekday, number | undefined, number>
      locale: Generated<'pt' | 'en'>
      /** `YYYY-MM-DD`. */
      closed_until: string | null
      holidays: ColumnType<{ day: string; nome: string }[], string | undefined, string>
      logo: number | null
      terms_link: Generated<string>
      /** Who an invoice is from, and the PIX key that it is paid to. */
      razao_social: Generated<string>
      cnpj: string | null
      city: Generated<string>
      pix_key: string | null
      version: Generated<number>
    }
  }
}
