import { words } from '#contract/kit/words.ts'

/**
 * What the owner of an account is told when somebody invites or registers with their e-mail or a document of theirs: it goes
 * by mail alone, and says how their own account stands.
 */
export const knownWords = words('known', {
  activeSubject: ['Você já tem uma conta em {{organisation}}', 'You already have an account at {{organisation}}'],
  active: [
    'Você já tem uma conta: entre com {{email}} e a sua senha; se a esqueceu, peça outra na tela de entrada.',
    'You already have an account: sign in with {{email}} and your password; if you have forgotten it, ask for a new one at sign-in.',
  ],
  pendingSubject: ['Confirme o seu e-mail em {{organisation}}', 'Confirm your e-mail at {{organisation}}'],
  pending: [
    'Já existe um cadastro com {{email}}, que espera a confirmação do e-mail: abra o link que enviamos ou, na tela de entrada, peça outro.',
    'There is already a registration with {{email}} waiting for its e-mail to be confirmed: open the link we sent, or ask for another at sign-in.',
  ],
  reviewSubject: [
    'O seu cadastro em {{organisation}} está em análise',
    'Your registration at {{organisation}} is under review',
  ],
  review: [
    'O seu cadastro com {{email}} já chegou e está em análise: avisaremos por e-mail quando for decidido. Não é preciso fazer outro.',
    'Your registration with {{email}} has arrived and is under review: we will e-mail you once it is decided. There is no need for another one.',
  ],
  correctionSubject: [
    'O seu cadastro em {{organisation}} espera uma correção',
    'Your registration at {{organisation}} needs a correction',
  ],
  correction: [
    'O seu cadastro com {{email}} espera uma correção sua: entre com o seu e-mail e a sua senha para ver o que falta.',
    'Your registration with {{email}} needs a correction from you: sign in with your e-mail and password to see what is missing.',
  ],
  offSubject: ['A sua conta em {{organisation}} está desligada', 'Your account at {{organisation}} is switched off'],
  off: [
    'A sua conta com {{email}} está desligada, e nem um convite nem um cadastro novo a liga. Para voltar, fale com um administrador.',
    'Your account with {{email}} is switched off, and neither an invitation nor a new registration switches it on. To come back, talk to an administrator.',
  ],
  deniedSubject: ['O seu cadastro em {{organisation}}', 'Your registration at {{organisation}}'],
  denied: [
    'O seu cadastro com {{email}} não foi aprovado, e nem um convite nem um cadastro novo muda isso. Para pedir que seja visto de novo, fale com um administrador.',
    'Your registration with {{email}} was not approved, and neither an invitation nor a new registration changes that. To ask for it to be looked at again, talk to an administrator.',
  ],
  byInvitation: [
    'Alguém pediu ou enviou um convite para este e-mail.',
    'Somebody asked for or sent an invitation to this e-mail.',
  ],
  byRegistration: [
    'Olá, {{name}}. Alguém pediu um cadastro com o seu e-mail ou um documento seu, a partir do endereço {{ip}}.',
    'Hello, {{name}}. Somebody asked to register with your e-mail or a document of yours, from the address {{ip}}.',
  ],
  open: ['Ir para a tela de entrada', 'Go to the sign-in screen'],
  why: ['Nada mudou na sua conta.', 'Nothing has changed in your account.'],
})
