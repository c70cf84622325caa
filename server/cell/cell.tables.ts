import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    cells: Row & {
      gate_id: number
      nome: string
      descricao: Generated<string>
      responsavel_id: number | null
      /** Last in its gate where nothing is said. */
      position: Generated<number>
    }
  }
}
