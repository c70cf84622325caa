import { nounOf } from '#contract/kit/list/noun.ts'
import { financeCrud, financeFlow, financeList, financeVentures } from './finance.ts'
import { financeWords } from './finance.words.ts'

export const financeNoun = nounOf({
  thing: 'finance',
  words: financeWords,
  list: financeList,
  crud: financeCrud,
  lookups: { ventures: financeVentures },
  routes: { list: 'financeExtract', create: 'financeNew', show: 'financeShow' },
  // Papers of entries: bills, receipts, guides of taxes.
  traits: ['attachments'],
  flow: financeFlow,
})
