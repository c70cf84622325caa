import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    deploys: Row & {
      venture_id: number
      nome: string
      environment: number
      result: Generated<number>
      descricao: Generated<string>
      at: Instant
      by_id: number | null
    }
  }
}
