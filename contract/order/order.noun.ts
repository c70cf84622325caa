import { nounOf } from '#contract/kit/list/noun.ts'
import { orderCrud, orderFlow, orderList, orderPeople } from './order.ts'
import { orderWords } from './order.words.ts'

export const orderNoun = nounOf({
  thing: 'order',
  words: orderWords,
  list: orderList,
  crud: orderCrud,
  lookups: { people: orderPeople },
  routes: { list: 'orderList', create: 'orderNew', show: 'orderShow' },
  flow: orderFlow,
})
