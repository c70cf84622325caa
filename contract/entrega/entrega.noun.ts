import { nounOf } from '#contract/kit/list/noun.ts'
import { entregaCrud, entregaGates, entregaList, entregaVentures } from './entrega.ts'
import { entregaWords } from './entrega.words.ts'

export const entregaNoun = nounOf({
  thing: 'entrega',
  words: entregaWords,
  list: entregaList,
  crud: entregaCrud,
  lookups: { ventures: entregaVentures, gates: entregaGates },
  routes: { list: ['entregaList', 'projectList', 'headquarter'], show: ['entregaShow', 'headquarterEntrega'] },
  traits: ['attachments', 'comments', 'watchers'],
})
