import { words } from '#contract/kit/words.ts'

/** Words of pending and refused actions. */
export const outboxWords = words('outbox', {
  waiting_one: ['{{count}} registro aguardando envio', '{{count}} record waiting to be sent'],
  waiting_other: ['{{count}} registros aguardando envio', '{{count}} records waiting to be sent'],
  parked_one: ['{{count}} registro recusado', '{{count}} record refused'],
  parked_other: ['{{count}} registros recusados', '{{count}} records refused'],
  title: ['Registros não enviados', 'Unsent records'],
  body: [
    'Estão guardados neste navegador com a hora em que aconteceram e são enviados em ordem quando há conexão. O que for recusado fica aqui com o motivo e não segura o resto.',
    'They are saved in this browser with the time they happened, and are sent in order once you are back online. Anything that is refused stays here with the reason and does not hold up the rest.',
  ],
  none: ['Tudo foi enviado', 'Everything has been sent'],
  noneBody: [
    'Não há registros aguardando envio neste navegador.',
    'No records are waiting to be sent in this browser.',
  ],
  start: ['Início', 'Start'],
  stop: ['Parada', 'Stop'],
  conclude: ['Conclusão', 'Finish'],
  isWaiting: ['Aguardando envio', 'Waiting to be sent'],
  isParked: ['Recusado', 'Refused'],
  reason: ['Motivo: {{reason}}', 'Reason: {{reason}}'],
  dependsOn: ['Depende de um registro recusado do mesmo loop.', 'Depends on a refused record of the same loop.'],
  sendNow: ['Enviar agora', 'Send now'],
  ask: ['Pedir ao suporte', 'Ask support'],
  drop: ['Descartar registro', 'Discard record'],
  dropTitle: ['Descartar este registro?', 'Discard this record?'],
  dropBody: [
    '{{what}} de {{when}} em “{{atom}}” não será enviado, nem o que depende dele. Não é possível desfazer.',
    '{{what}} at {{when}} on “{{atom}}” will not be sent, and neither will anything that depends on it. This cannot be undone.',
  ],
  keep: ['Manter', 'Keep it'],
  startKept: [
    'Sem resposta do servidor. O início do loop está guardado neste navegador e o tempo já conta; ele será enviado com a hora do seu clique quando a conexão voltar. Nada será iniciado duas vezes.',
    'The server did not answer. The start of your loop is saved in this browser and the timer is already counting; it will be sent with the time you clicked once you are back online. Nothing will start twice.',
  ],
  keptBusy: [
    'O servidor não pode registrar agora. Está guardado com a hora do seu clique e será enviado sozinho.',
    'The server cannot record this right now. It is saved with the time you clicked and will be sent automatically.',
  ],
  keptSignIn: [
    'Sua sessão precisa ser confirmada. Está guardado com a hora do seu clique e será enviado quando você entrar.',
    'Please sign in again. This is saved with the time you clicked and will be sent once you are in.',
  ],
  willBeSent: [
    'Aguardando envio. Será registrado com a hora em que aconteceu assim que o servidor puder.',
    'Waiting to be sent. It will be recorded with the time it happened as soon as the server is back.',
  ],
  summaryWaits: [
    'Aguardando envio. O total do dia aparece quando o servidor confirmar.',
    'Waiting to be sent. The day’s total appears once the server confirms it.',
  ],
  allSent: ['Registros enviados.', 'Records sent.'],
  oneRefused: ['Um registro foi recusado: {{reason}}', 'A record was refused: {{reason}}'],
})
