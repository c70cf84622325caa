import { sql } from 'kysely'
import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { looperTypeCrud, looperTypeList } from '#contract/looperType/looperType.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { fullName, own, reais } from '#server/kit/list/source.ts'

export const looperTypeApi = nounApi(
  { noun: looperTypeNoun, list: looperTypeList, crud: looperTypeCrud },
  {
    table: 'looper_types',
    scope: () => 'everything',
    select: {
      ...own('id', 'nome', 'descricao', 'valor_hora_centavos', 'color', 'created_at', 'deleted_at', 'version'),
      valor_hora: reais('valor_hora_centavos'),
      people: sql`(select count(*) from users u where u.tipo = t.id and u.deleted_at is null)`,
    },
    where: { period: sql`t.created_at` },
    uses: [{ key: 'people', table: 'users', column: 'tipo', label: fullName('u'), where: sql`u.deleted_at is null` }],
    unique: { looper_types_nome: 'nome' },
  },
)
