import { nounOf } from '#contract/kit/list/noun.ts'
import { invoiceClients, invoiceCrud, invoiceFlow, invoiceList } from './invoice.ts'
import { invoiceWords } from './invoice.words.ts'

export const invoiceNoun = nounOf({
  thing: 'invoice',
  words: invoiceWords,
  list: invoiceList,
  crud: invoiceCrud,
  lookups: { clients: invoiceClients },
  routes: { list: 'invoiceList', create: 'invoiceNew', show: 'invoiceShow' },
  // Proof of payment.
  traits: ['attachments'],
  flow: invoiceFlow,
})
