import { sql } from 'kysely'
import { looperList, looperPickers, type LooperRow } from '#contract/looper/looper.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { livingRecords, lookupHandler } from '#server/kit/list/lookup.ts'
import { fullName, own, record, type ListSource } from '#server/kit/list/source.ts'
import { venturesOf } from '#server/venture/venture.data.ts'

const [sectors, areas, types] = [livingRecords('sectors'), livingRecords('areas'), livingRecords('looper_types')]

const source: ListSource<LooperRow, keyof typeof looperList.filters> = {
  table: 'users',
  scope: () => 'everything',
  select: {
    ...own('id', 'email', 'role', 'status', 'valor_hora_centavos', 'created_at', 'deleted_at'),
    nome: fullName('t'),
    type: record('looper_types', sql`t.tipo`),
    sector: record('sectors', sql`t.sector_id`),
    areas: sql`coalesce((select string_agg(a.nome, ', ' order by plain(a.nome)) from user_areas x
      join areas a on a.id = x.area_id where x.user_id = t.id and a.deleted_at is null), '')`,
    qtdProjetos: venturesOf(sql`t.id`),
    // A session is forgotten some time after it ended, the place of a sign-in only later.
    seen_at: sql`greatest(
      (select max(coalesce(s.used_at, s.created_at)) from sessions s where s.user_id = t.id),
      (select max(p.last_at) from sign_in_places p where p.user_id = t.id))`,
  },
  where: {
    ...own('role', 'status', 'sector_id'),
    type_id: sql`t.tipo`,
    area_id: (id: number) => sql`exists (select 1 from user_areas x where x.user_id = t.id and x.area_id = ${id})`,
    period: sql`t.created_at`,
  },
}

export const looperApi = [
  lookupHandler(looperPickers.sectors, sectors),
  lookupHandler(looperPickers.areas, areas),
  lookupHandler(looperPickers.types, types),
  ...listHandlers(looperList, source, { sector_id: sectors, area_id: areas, type_id: types }),
]
