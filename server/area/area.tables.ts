import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    areas: Row & { nome: string; descricao: Generated<string>; status: Generated<number> }
    user_areas: { user_id: number; area_id: number }
  }
}
