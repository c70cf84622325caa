import type { Generated } from 'kysely'
import type { Stage } from '#contract/venture/venture.rules.ts'

declare module '#server/db/tables.ts' {
  interface Tables {
    ventures: Row & {
      uuid: Generated<string>
      code: string
      /** Names its atoms in short; the database makes one of the code. */
      sigla: Generated<string>
      nome: string
      descricao: Generated<string>
      cliente_id: number | null
      status: Generated<number>
      stage: Generated<Stage>
      cycle: number | null
      delivery_type: Generated<number>
      faturavel: Generated<boolean>
      /** `YYYY-MM-DD`, as is the other one. */
      starts_on: string | null
      ends_on: string | null
      escopo: Generated<string>
      area_id: number | null
      priority: Generated<number>
      price_centavos: number | null
      /** What its client is invoiced for an hour; null where its hours are not invoiced. */
      valor_hora_centavos: number | null
      hours_planned: number | null
      /** One of twelve; its number in turn by default. */
      colour: Generated<number>
      staged_at: InstantOrNull
      /** Others are made from it; it is never active. */
      template: Generated<boolean>
    }
  }
}
