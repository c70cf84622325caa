import { words } from '#contract/kit/words.ts'

/** The lobby, and the parts of it that some roles' home has too. */
export const lobbyWords = words('lobby', {
  place: ['{{organisation}} · {{day}}', '{{organisation}} · {{day}}'],
  mine: ['Meu dia', 'My day'],
  next: ['A seguir', 'Up next'],
  free: ['Nenhum loop em andamento e nenhum átomo aberto.', 'No loop running and no open atoms.'],
  hours: ['{{today}} hoje, {{week}} na semana', '{{today}} today, {{week}} this week'],
  unread: ['Não lidas', 'Unread'],
  underBell: [
    '{{shown}} de {{total}}; as outras estão no sino.',
    '{{shown}} of {{total}}; open the bell for the rest.',
  ],
  toHeadquarter: ['Ver no Headquarter', 'See in Headquarter'],
  support: ['Suporte', 'Support'],
  toAnswer_one: ['{{count}} mensagem espera resposta', '{{count}} message needs an answer'],
  toAnswer_other: ['{{count}} mensagens esperam resposta', '{{count}} messages need an answer'],
  nothingToAnswer: ['Nenhuma mensagem espera resposta.', 'No messages need an answer.'],
  mineOpen_one: ['{{count}} mensagem sua espera resposta', '{{count}} of your messages is waiting for an answer'],
  mineOpen_other: ['{{count}} mensagens suas esperam resposta', '{{count}} of your messages are waiting for an answer'],
  mineAnswered_one: ['{{count}} mensagem sua foi respondida', 'Someone answered your message'],
  mineAnswered_other: ['{{count}} mensagens suas foram respondidas', '{{count}} of your messages were answered'],
})
