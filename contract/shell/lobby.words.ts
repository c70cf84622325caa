import { words } from '#contract/kit/words.ts'

/** The lobby, and the parts of it that some roles' home has too. */
export const lobbyWords = words('lobby', {
  place: ['{{organisation}} · {{day}}', '{{organisation}} · {{day}}'],
  mine: ['Meu dia', 'My day'],
  next: ['A seguir', 'Next'],
  free: ['Nenhum loop em andamento e nenhum átomo aberto.', 'No loop running and no open atom.'],
  hours: ['{{today}} hoje, {{week}} na semana', '{{today}} today, {{week}} this week'],
  destinations: ['Para onde ir', 'Where to go'],
  unread: ['Não lidas', 'Unread'],
  underBell: [
    '{{shown}} de {{total}}; as outras estão no sino.',
    '{{shown}} of {{total}}; the others are under the bell.',
  ],
  toHeadquarter: ['Ver no Headquarter', 'See in Headquarter'],
  support: ['Suporte', 'Support'],
  toAnswer_one: ['{{count}} mensagem espera resposta', '{{count}} message waits for an answer'],
  toAnswer_other: ['{{count}} mensagens esperam resposta', '{{count}} messages wait for an answer'],
  nothingToAnswer: ['Nenhuma mensagem espera resposta.', 'No message waits for an answer.'],
  mineOpen_one: ['{{count}} mensagem sua espera resposta', '{{count}} message of yours waits for an answer'],
  mineOpen_other: ['{{count}} mensagens suas esperam resposta', '{{count}} messages of yours wait for an answer'],
  mineAnswered_one: ['{{count}} mensagem sua foi respondida', '{{count}} message of yours was answered'],
  mineAnswered_other: ['{{count}} mensagens suas foram respondidas', '{{count}} messages of yours were answered'],
})
