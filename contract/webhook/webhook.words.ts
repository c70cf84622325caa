import { words } from '#contract/kit/words.ts'

/** Words of the server about webhooks. */
export const webhookWords = words('webhook', {
  badUrl: ['Informe um endereço como https://exemplo.com/nucleo.', 'Enter an address like https://example.com/nucleo.'],
  notPublic: [
    'Informe um endereço https público: este não foi encontrado, não usa https ou aponta para uma rede interna.',
    'Enter a public https address: this one was not found, does not use https or points to an internal network.',
  ],
  eventsNone: ['Escolha pelo menos um evento.', 'Choose at least one event.'],
  tooMany: [
    'Você já tem {{count}} webhooks. Remova um que não usa mais.',
    'You already have {{count}} webhooks. Remove one that you no longer use.',
  ],
  removed: ['Webhook removido.', 'Webhook removed.'],
  resendQueued: ['Entrega a caminho.', 'Delivery on its way.'],
  resendNotFailed: [
    'Só o que falhou é enviado de novo; esta entrega já está a caminho ou chegou.',
    'Only what failed is sent again; this delivery is on its way or has arrived.',
  ],
  resendOff: ['Ligue o webhook antes de enviar de novo.', 'Turn the webhook on before sending again.'],
  testQueued: ['Teste a caminho.', 'Test on its way.'],
  testWaiting: ['O teste anterior ainda não terminou.', 'The previous test has not finished yet.'],
})
