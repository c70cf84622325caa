import { words } from '#contract/kit/words.ts'

/** Invitations as those who are invited meet them: mails and public pages. */
export const acceptWords = words('accept', {
  title: ['Você foi convidado', 'You have been invited'],
  lead: ['{{inviter}} convida você para {{organisation}}.', '{{inviter}} invites you to {{organisation}}.'],
  as: ['Você entra como', 'You join as'],
  type: ['Tipo de looper', 'Looper type'],
  venture: ['Venture', 'Venture'],
  email: ['Seu e-mail de acesso', 'Your sign-in e-mail'],
  field_nome: ['Nome', 'First name'],
  field_last_name: ['Sobrenome', 'Last name'],
  field_password: ['Crie uma senha', 'Create a password'],
  field_again: ['Confirme a senha', 'Confirm the password'],
  field_terms: ['Li e aceito os termos de uso', 'I have read and accept the terms of use'],
  readTerms: ['Ler os termos', 'Read the terms'],
  termsTitle: ['Termos de uso, versão {{version}}', 'Terms of use, version {{version}}'],
  termsRule: ['Para entrar, é preciso aceitar os termos.', 'Accept the terms to join.'],
  accept: ['Aceitar e entrar', 'Accept and join'],
  done: ['Conta criada. Boas-vindas!', 'Account created. Welcome!'],
  invalidTitle: ['Convite sem validade', 'This invitation no longer works'],
  invalid: [
    'Este convite não vale mais: ele já foi usado, venceu ou foi cancelado. Peça outro a quem convidou você.',
    'This invitation no longer works: it was already used, has expired or was revoked. Ask whoever invited you for another.',
  ],
  toSignIn: ['Ir para a entrada', 'Go to sign-in'],
  otherSession: [
    'Neste navegador está aberta a conta {{email}}. Ao aceitar, ela sai e a sua entra.',
    'The account {{email}} is signed in on this browser. Once you accept, it is signed out and yours is signed in.',
  ],
  locked: [
    'Muitas tentativas. Aguarde {{seconds}} s antes de tentar de novo.',
    'Too many attempts. Wait {{seconds}} s before trying again.',
  ],

  mailSubject: ['{{inviter}} convida você para {{organisation}}', '{{inviter}} invites you to {{organisation}}'],
  mailIntro: [
    'Olá{{name}}. {{inviter}} convida você para {{organisation}} no Nucleo, como {{role}}. O link vale até {{until}}, uma única vez.',
    'Hello{{name}}. {{inviter}} invites you to {{organisation}} on Nucleo, as {{role}}. The link works once, until {{until}}.',
  ],
  mailVenture: ['Você entra na venture {{venture}}.', 'You join the venture {{venture}}.'],
  mailOpen: ['Aceitar o convite', 'Accept the invitation'],
  mailPath: [
    'Abra este caminho no endereço do seu Nucleo: {{path}}',
    'Open this path at the address of your Nucleo: {{path}}',
  ],
  mailWhy: [
    'Se você não esperava este convite, ignore esta mensagem: nada acontece.',
    'If you did not expect this invitation, ignore this message: nothing will happen.',
  ],
})
