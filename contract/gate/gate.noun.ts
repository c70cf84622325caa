import { nounOf } from '#contract/kit/list/noun.ts'
import { gateRoutes } from './gate.routes.ts'
import { gateCrud, gateFlow, gateList, gateVentures } from './gate.ts'
import { gateWords } from './gate.words.ts'

export const gateNoun = nounOf({
  thing: 'gate',
  words: gateWords,
  list: gateList,
  crud: gateCrud,
  lookups: { ventures: gateVentures },
  routes: gateRoutes,
  flow: gateFlow,
  traits: ['comments', 'labels', 'watchers', 'relations', 'attachments'],
})
