import type { Generated } from 'kysely'

declare module '#server/db/tables.ts' {
  interface Tables {
    looper_types: Row & {
      nome: string
      descricao: Generated<string>
      valor_hora_centavos: Generated<number>
      color: string
    }
  }
}
