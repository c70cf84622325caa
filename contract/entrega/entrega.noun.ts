import { nounOf } from '#contract/kit/list/noun.ts'
import { entregaRoutes } from './entrega.routes.ts'
import { entregaCrud, entregaFlow, entregaGates, entregaList, entregaVentures } from './entrega.ts'
import { entregaWords } from './entrega.words.ts'

export const entregaNoun = nounOf({
  thing: 'entrega',
  words: entregaWords,
  list: entregaList,
  crud: entregaCrud,
  lookups: { ventures: entregaVentures, gates: entregaGates },
  routes: entregaRoutes,
  flow: entregaFlow,
  traits: ['attachments', 'comments', 'watchers'],
})
