import { words } from '#contract/kit/words.ts'

/** The page of one's own access. */
export const fortressWords = words('fortress', {
  title: ['Sua segurança', 'Your security'],
  lead: ['Quem entra como você, por onde, e o que aconteceu.', 'Who gets in as you, from where, and what happened.'],
  due: [
    'Seu papel exige a verificação em duas etapas a partir de {{day}}. Ative-a antes, para não parar no meio do trabalho.',
    'Your role requires two-step verification from {{day}} on. Turn it on before then, so that it does not interrupt your work.',
  ],
})
