import { importOf } from '#contract/kit/import/import.ts'
import { nounOf } from '#contract/kit/list/noun.ts'
import { ventureSources } from './copy.ts'
import { ventureRoutes } from './venture.routes.ts'
import { ventureAreas, ventureClients, ventureCrud, ventureList } from './venture.ts'
import { ventureWords } from './venture.words.ts'

export const ventureNoun = nounOf({
  thing: 'projeto',
  words: ventureWords,
  list: ventureList,
  crud: ventureCrud,
  lookups: { clients: ventureClients, areas: ventureAreas, sources: ventureSources },
  routes: ventureRoutes,
  imports: importOf(ventureCrud, {
    match: ['code'],
    aliases: { code: ['código', 'sigla'], cliente_id: ['cliente', 'client'], ends_on: ['prazo', 'deadline'] },
    examples: { nome: ['Loja virtual', 'Online shop'], ends_on: ['30/04/2027', '30/04/2027'] },
  }),
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
