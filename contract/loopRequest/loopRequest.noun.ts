import { nounOf } from '#contract/kit/list/noun.ts'
import { handAtoms } from '#contract/loop/hand/hand.ts'
import { loopRequestCrud, loopRequestFlow, loopRequestList } from './loopRequest.ts'
import { loopRequestWords } from './loopRequest.words.ts'

export const loopRequestNoun = nounOf({
  thing: 'loopRequest',
  words: loopRequestWords,
  list: loopRequestList,
  crud: loopRequestCrud,
  lookups: { atoms: handAtoms },
  routes: { list: 'loopRequestList', create: 'loopRequestNew', show: 'loopRequestShow' },
  flow: loopRequestFlow,
})
