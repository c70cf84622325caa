import { nounOf } from '#contract/kit/list/noun.ts'
import { weekCrud, weekFlow, weekList } from './week.ts'
import { weekWords } from './week.words.ts'

export const weekNoun = nounOf({
  thing: 'week',
  words: weekWords,
  list: weekList,
  crud: weekCrud,
  routes: { list: 'weekList', show: 'weekShow' },
  flow: weekFlow,
})
