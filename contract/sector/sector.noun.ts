import { importOf } from '#contract/kit/import/import.ts'
import { nounOf } from '#contract/kit/list/noun.ts'
import { sectorCrud, sectorLeads, sectorList } from './sector.ts'
import { sectorWords } from './sector.words.ts'

export const sectorNoun = nounOf({
  thing: 'sector',
  words: sectorWords,
  list: sectorList,
  crud: sectorCrud,
  lookups: { leads: sectorLeads },
  routes: { list: 'sectorList', create: 'sectorNew', show: 'sectorShow', edit: 'sectorEdit' },
  uses: { people: { route: 'looperList', filter: 'sector_id' } },
  imports: importOf(sectorCrud, { match: ['nome'], aliases: { lead_id: ['líder', 'chefe', 'leader'] } }),
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
