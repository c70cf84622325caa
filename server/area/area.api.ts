import { sql } from 'kysely'
import { areaNoun } from '#contract/area/area.noun.ts'
import { areaCrud, areaList } from '#contract/area/area.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { fullName, own } from '#server/kit/list/source.ts'

const nameOfUser = sql`(select ${fullName('p')} from users p where p.id = u.user_id)`
const isThere = sql`exists (select 1 from users p where p.id = u.user_id and p.deleted_at is null)`

export const areaApi = nounApi(
  { noun: areaNoun, list: areaList, crud: areaCrud },
  {
    table: 'areas',
    scope: () => 'everything',
    select: {
      ...own('id', 'nome', 'descricao', 'status', 'created_at', 'deleted_at', 'version'),
      people: sql`(select count(*) from user_areas u where u.area_id = t.id and ${isThere})`,
    },
    where: { status: sql`t.status`, period: sql`t.created_at` },
    uses: [
      {
        key: 'people',
        table: 'user_areas',
        column: 'area_id',
        beside: 'user_id',
        label: nameOfUser,
        where: isThere,
      },
    ],
    unique: { areas_nome: 'nome' },
  },
)
