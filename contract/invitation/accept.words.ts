import { words } from '#contract/kit/words.ts'

/** Invitations as those who are invited meet them: letters and public pages. */
export const acceptWords = words('accept', {
  title: ['Você foi convidado', 'You are invited'],
  lead: ['{{inviter}} convida você para {{organisation}}.', '{{inviter}} invites you to {{organisation}}.'],
  as: ['Você entra como', 'You come in as'],
  type: ['Tipo de looper', 'Looper type'],
  venture: ['Venture', 'Venture'],
  email: ['Seu e-mail de acesso', 'Your e-mail to sign in'],
  field_nome: ['Nome', 'First name'],
  field_last_name: ['Sobrenome', 'Last name'],
  field_password: ['Crie uma senha', 'Create a password'],
  field_again: ['Confirme a senha', 'Confirm the password'],
  field_terms: ['Li e aceito os termos de uso', 'I have read and accept the terms of use'],
  readTerms: ['Ler os termos', 'Read the terms'],
  termsTitle: ['Termos de uso, versão {{version}}', 'Terms of use, version {{version}}'],
  termsRule: ['Para entrar, é preciso aceitar os termos.', 'To come in, the terms have to be accepted.'],
  accept: ['Aceitar e entrar', 'Accept and come in'],
  done: ['Conta criada. Boas-vindas!', 'Account created. Welcome!'],
  invalidTitle: ['Convite sem validade', 'Invitation no longer good'],
  invalid: [
    'Este convite não vale mais: ele já foi usado, venceu ou foi cancelado. Peça outro a quem convidou você.',
    'This invitation is no longer good: it was used, has run out or was revoked. Ask whoever invited you for another.',
  ],
  toSignIn: ['Ir para a entrada', 'Go to sign-in'],
  otherSession: [
    'Neste navegador está aberta a conta {{email}}. Ao aceitar, ela sai e a sua entra.',
    'The account {{email}} is open in this browser. Once you accept, it is signed out and yours comes in.',
  ],
  locked: [
    'Muitas tentativas. Aguarde {{seconds}} s antes de tentar de novo.',
    'Too many attempts. Wait {{seconds}} s before trying again.',
  ],

  mailSubject: ['{{inviter}} convida você para {{organisation}}', '{{inviter}} invites you to {{organisation}}'],
  mailIntro: [
    'Olá{{name}}. {{inviter}} convida você para {{organisation}} no Nucleo, como {{role}}. O link vale por {{days}} dias e uma única vez.',
    'Hello{{name}}. {{inviter}} invites you to {{organisation}} on Nucleo, as {{role}}. The link is good for {{days}} days, and once.',
  ],
  mailVenture: ['Você entra na venture {{venture}}.', 'You join the venture {{venture}}.'],
  mailOpen: ['Aceitar o convite', 'Accept the invitation'],
  mailPath: [
    'Abra este caminho no endereço do seu Nucleo: {{path}}',
    'Open this path at the address of your Nucleo: {{path}}',
  ],
  mailWhy: [
    'Se você não esperava este convite, ignore esta carta: nada acontece.',
    'If you did not expect this invitation, ignore this letter: nothing happens.',
  ],
  knownSubject: ['Você já tem uma conta em {{organisation}}', 'You already have an account at {{organisation}}'],
  knownIntro: [
    'Alguém pediu ou enviou um convite para este e-mail, mas você já tem uma conta. Entre com a sua senha; se a esqueceu, peça outra na tela de entrada.',
    'Somebody asked for or sent an invitation to this e-mail, but you already have an account. Sign in with your password; if you forgot it, ask for a new one at sign-in.',
  ],
  knownOpen: ['Entrar no Nucleo', 'Sign in to Nucleo'],
  knownWhy: ['Nada mudou na sua conta.', 'Nothing changed in your account.'],
})
