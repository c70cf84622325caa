import { importOf } from '#contract/kit/import/import.ts'
import { nounOf } from '#contract/kit/list/noun.ts'
import { clientCrud, clientFinder, clientList, clientVentures } from './client.ts'
import { clientWords } from './client.words.ts'

export const clientNoun = nounOf({
  thing: 'client',
  words: clientWords,
  list: clientList,
  crud: clientCrud,
  lookups: { ventures: clientVentures, found: clientFinder },
  routes: { list: 'clientList', create: 'clientNew', show: 'clientShow' },
  imports: importOf(clientCrud, {
    match: ['nome', 'cnpj'],
    aliases: { nome: ['fantasia', 'nome fantasia', 'trade name'], razao_social: ['company name'] },
    examples: {
      nome: ['Padaria Central', 'Padaria Central'],
      razao_social: ['Padaria Central Ltda.', 'Padaria Central Ltda.'],
      email: ['ola@padaria.example', 'ola@padaria.example'],
      city: ['São Paulo', 'São Paulo'],
      uf: ['SP', 'SP'],
    },
  }),
  traits: ['comments', 'checklist', 'labels', 'watchers', 'relations', 'attachments'],
})
