import { words } from '#contract/kit/words.ts'

/** What was done without connection and waits to be sent. */
export const outboxWords = words('outbox', {
  waiting_one: ['{{count}} registro aguardando envio', '{{count}} record waiting to be sent'],
  waiting_other: ['{{count}} registros aguardando envio', '{{count}} records waiting to be sent'],
  parked_one: ['{{count}} registro recusado', '{{count}} record refused'],
  parked_other: ['{{count}} registros recusados', '{{count}} records refused'],
  title: ['Registros não enviados', 'Unsent records'],
  body: [
    'Estão guardados neste navegador com a hora em que aconteceram e são enviados em ordem quando há conexão. O que for recusado fica aqui com o motivo e não segura o resto.',
    'They are kept in this browser with the time they happened, and sent in order when there is a connection. What is refused stays here with its reason and holds up nothing else.',
  ],
  none: ['Tudo foi enviado', 'Everything has been sent'],
  noneBody: [
    'Não há registros aguardando envio neste navegador.',
    'No records are waiting to be sent in this browser.',
  ],
  start: ['Início', 'Start'],
  stop: ['Parada', 'Stop'],
  conclude: ['Conclusão', 'Conclusion'],
  isWaiting: ['Aguardando envio', 'Waiting to be sent'],
  isParked: ['Recusado', 'Refused'],
  reason: ['Motivo: {{reason}}', 'Reason: {{reason}}'],
  dependsOn: ['Depende de um registro recusado do mesmo loop.', 'Depends on a refused record of the same loop.'],
  sendNow: ['Enviar agora', 'Send now'],
  drop: ['Descartar registro', 'Discard record'],
  dropTitle: ['Descartar este registro?', 'Discard this record?'],
  dropBody: [
    '{{what}} de {{when}} em “{{atom}}” não será enviado, nem o que depende dele. Não é possível desfazer.',
    '{{what}} of {{when}} on “{{atom}}” will not be sent, nor what depends on it. This cannot be undone.',
  ],
  keep: ['Manter', 'Keep it'],
  startKept: [
    'Sem resposta do servidor. O início do loop está guardado neste navegador e o tempo já conta; ele será enviado com a hora do seu clique quando a conexão voltar. Nada será iniciado duas vezes.',
    'The server did not answer. The start of the loop is kept in this browser and the time counts already; it will be sent with the time of your click when the connection is back. Nothing will start twice.',
  ],
  keptBusy: [
    'O servidor não pode registrar agora. Está guardado com a hora do seu clique e será enviado sozinho.',
    'The server cannot record it now. It is kept with the time of your click and will be sent by itself.',
  ],
  keptSignIn: [
    'Sua sessão precisa ser confirmada. Está guardado com a hora do seu clique e será enviado quando você entrar.',
    'Your session has to be confirmed. It is kept with the time of your click and will be sent once you are signed in.',
  ],
  willBeSent: [
    'Aguardando envio. Será registrado com a hora em que aconteceu assim que o servidor puder.',
    'Waiting to be sent. It will be recorded with the time it happened as soon as the server can.',
  ],
  summaryWaits: [
    'Aguardando envio. O total do dia aparece quando o servidor confirmar.',
    'Waiting to be sent. The total of the day shows once the server confirms.',
  ],
  allSent: ['Registros enviados.', 'Records sent.'],
  oneRefused: ['Um registro foi recusado: {{reason}}', 'A record was refused: {{reason}}'],
})
