import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    demands: Row & {
      nome: string
      descricao: Generated<string>
      wished_on: string | null
      /** One of `demandaStatus`. */
      status: Generated<number>
      author_id: number
      cliente_id: number | null
      venture_id: number | null
      particle_id: number | null
      reason: string | null
      decided_by_id: number | null
      decided_at: InstantOrNull
    }
  }
}
