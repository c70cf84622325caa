import { sql } from 'kysely'
import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorCrud, sectorList } from '#contract/sector/sector.ts'
import { checklistOf } from '#server/kit/list/hanging.ts'
import { activePeople } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { fullName, own, person } from '#server/kit/list/source.ts'

export const sectorApi = nounApi(
  { noun: sectorNoun, list: sectorList, crud: sectorCrud },
  {
    table: 'sectors',
    scope: () => 'everything',
    select: {
      ...own('id', 'nome', 'descricao', 'lead_id', 'created_at', 'deleted_at', 'version'),
      lead: person(sql`t.lead_id`),
      checklist: checklistOf('sector'),
      people: sql`(select count(*) from users u where u.sector_id = t.id and u.deleted_at is null)`,
    },
    where: { lead_id: sql`t.lead_id`, period: sql`t.created_at` },
    lookups: { leads: activePeople() },
    uses: [
      { key: 'people', table: 'users', column: 'sector_id', label: fullName('u'), where: sql`u.deleted_at is null` },
    ],
    unique: { sectors_nome: 'nome' },
  },
)
