import { nounOf } from '#contract/kit/list/noun.ts'
import { orderItemCrud, orderItemFlow, orderItemList, orderItemPeople } from './orderItem.ts'
import { orderItemWords } from './orderItem.words.ts'

export const orderItemNoun = nounOf({
  thing: 'orderItem',
  words: orderItemWords,
  list: orderItemList,
  crud: orderItemCrud,
  lookups: { people: orderItemPeople },
  routes: { list: 'orderItemList', create: 'orderItemNew', show: 'orderItemShow' },
  // Receipts of expenses.
  traits: ['attachments'],
  flow: orderItemFlow,
})
