import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    sectors: Row & { nome: string; descricao: Generated<string>; lead_id: number | null }
  }
}
