import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    resources: Row & {
      venture_id: number
      nome: string
      resource_type: Generated<number>
      descricao: Generated<string>
    }
  }
}
