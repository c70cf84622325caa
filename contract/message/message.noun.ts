import { nounOf } from '#contract/kit/list/noun.ts'
import { messageCrud, messageFlow, messageList, messagePeople, messageVentures } from './message.ts'
import { messageWords } from './message.words.ts'

export const messageNoun = nounOf({
  thing: 'message',
  words: messageWords,
  list: messageList,
  crud: messageCrud,
  lookups: { people: messagePeople, ventures: messageVentures },
  routes: { list: 'messageList', create: 'messageNew', show: 'messageShow' },
  flow: messageFlow,
  traits: ['attachments'],
})
