import { words } from '#contract/kit/words.ts'

/** The question before all of a person's sessions end. */
export const leaveEverywhereWords = words('leaveEverywhere', {
  title: ['Sair de todos os dispositivos?', 'Sign out of all devices?'],
  body: [
    'Todas as suas sessões terminam agora, aqui e em qualquer outro navegador ou aparelho. Em cada um será preciso entrar de novo.',
    'All your sessions end now, here and on every other browser or device. You will have to sign in again on each of them.',
  ],
  yes: ['Sair de todos', 'Sign out everywhere'],
  failed: ['O servidor não confirmou a saída', 'The server did not confirm that you signed out'],
})
