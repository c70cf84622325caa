import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    atoms: Row & {
      cell_id: number
      /** That of the cell; the database sets it, and the number. */
      venture_id: Generated<number>
      number: Generated<number>
      entrega_id: number | null
      nome: string
      descricao: Generated<string>
      status: Generated<number>
      priority: Generated<number>
      /** `YYYY-MM-DD`, like the other one. */
      data: string | null
      data_fim: string | null
      hours_planned: number | null
      responsavel_id: number | null
      /** Id of the atom in the tool that it was imported from. */
      origin: Generated<string | null>
      board_column_id: Generated<number | null>
      board_rank: Generated<string | null>
    }
    atom_loopers: { atom_id: number; user_id: number }
  }
}
