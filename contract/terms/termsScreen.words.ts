import { words } from '#contract/kit/words.ts'

/** Words of the terms page, and of the dialog before the app. */
export const termsScreenWords = words('termsScreen', {
  own: ['Termos próprios de {{organisation}}', 'Terms of {{organisation}} itself'],
  title: ['Termos de serviço', 'Terms of service'],
  version: ['Versão {{version}}', 'Version {{version}}'],
  published: ['Publicada em {{month}}', 'Published in {{month}}'],
  lead: [
    'O que vale entre você e a organização que usa o Nucleo, em linguagem direta.',
    'The agreement between you and the organisation that uses Nucleo, in plain language.',
  ],
  contents: ['Nesta página', 'On this page'],
  section: ['Seção {{number}}', 'Section {{number}}'],
  copyLink: ['Copiar link da seção {{name}}', 'Copy the link to section {{name}}'],
  copied: ['Link copiado.', 'Link copied.'],
  notCopied: ['Não foi possível copiar. O endereço é {{link}}', 'Could not copy. The address is {{link}}'],
  print: ['Imprimir', 'Print'],
  acceptedAt: ['Você aceitou esta versão em {{date}}.', 'You accepted this version on {{date}}.'],
  refusedAt: ['Você recusou esta versão em {{date}}.', 'You refused this version on {{date}}.'],
  notAnswered: ['Você ainda não respondeu a esta versão.', 'You have not answered this version yet.'],
  // The specification's accept dialog.
  ask: ['Termos de serviço: aceita?', 'Terms of service: accept?'],
  askBody: [
    'Para usar o Nucleo, leia os termos de serviço e diga se você os aceita.',
    'To use Nucleo, read the terms of service and say whether you accept them.',
  ],
  read: ['Ler os termos de serviço', 'Read the terms of service'],
  key_gate: [
    'Um gate entregue é aprovado se ninguém se manifestar em cinco dias.',
    'A delivered gate counts as approved when nobody speaks up within five days.',
  ],
  key_presence: [
    'A cada duas horas de loop perguntamos se você está aí; sem resposta, o loop para.',
    'Every two hours of a loop we ask whether you are there; without an answer the loop stops.',
  ],
  key_week: [
    'A semana fecha na sexta-feira às 23:59, no fuso America/Sao_Paulo.',
    'The week closes on Friday at 23:59 in the America/Sao_Paulo zone.',
  ],
  key_secret: ['O que é confidencial continua assim por cinco anos.', 'What is confidential stays so for five years.'],
  keyPoints: ['Em resumo', 'In short'],
  recorded: [
    'Guardamos sua resposta com a versão, a hora e o endereço de rede.',
    'We keep your answer with the version, the time and the network address.',
  ],
  accept: ['Aceito', 'I accept'],
  refuse: ['Recusar', 'Refuse'],
  refusedTitle: ['Você recusou os termos', 'You refused the terms'],
  refusedBody: [
    'Sem o aceite, o Nucleo permanece fechado para você: não dá para iniciar loops, abrir ventures nem ver pagamentos. Sua conta e o que já foi registrado continuam guardados, e você pode aceitar quando quiser.',
    'Without acceptance Nucleo stays closed to you: you cannot start loops, open ventures or see payments. Your account and everything already recorded are kept, and you can accept whenever you like.',
  ],
  refusedOut: [
    'Você saiu da conta, e o Nucleo permanece fechado para você. Nada do que já foi registrado se perde. Se mudar de ideia, entre de novo, leia os termos e aceite.',
    'You are signed out, and Nucleo stays closed to you. Nothing already recorded is lost. If you change your mind, sign in again, read the terms and accept them.',
  ],
  readAgain: ['Ler de novo', 'Read again'],
  leave: ['Sair da conta', 'Sign out'],
  failed: ['Sua resposta não foi guardada. {{reason}}', 'Your answer was not stored. {{reason}}'],
  welcome: ['Termos aceitos.', 'Terms accepted.'],
  loadFailed: ['Não foi possível carregar o texto.', 'The text could not be loaded.'],
})
