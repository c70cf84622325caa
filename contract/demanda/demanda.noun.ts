import { nounOf } from '#contract/kit/list/noun.ts'
import { demandaRoutes } from './demanda.routes.ts'
import { demandaCrud, demandaFlow, demandaList } from './demanda.ts'
import { demandaWords } from './demanda.words.ts'

export const demandaNoun = nounOf({
  thing: 'demanda',
  words: demandaWords,
  list: demandaList,
  crud: demandaCrud,
  routes: demandaRoutes,
  traits: ['attachments'],
  flow: demandaFlow,
})
