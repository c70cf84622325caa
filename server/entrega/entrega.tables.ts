import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    entregas: Row & {
      venture_id: number
      gate_id: number | null
      nome: string
      descricao: Generated<string>
      /** One of `deliveryType`. */
      delivery_type: Generated<number>
      /** One of `entregaStatus`. */
      status: Generated<number>
      valor_centavos: number | null
      /** `YYYY-MM-DD`, as is the other one. */
      planned_on: string | null
      delivered_on: string | null
    }
  }
}
