import { words } from '#contract/kit/words.ts'

/** A forgotten password: its two screens, its mails and its refusals. */
export const resetWords = words('reset', {
  notMeTitle: ['Não foi você?', 'Was this not you?'],
  notMeLead: [
    'Todas as sessões da sua conta terminam agora, em todos os aparelhos. Depois, peça uma senha nova.',
    'All sessions of your account end now, on all devices. Then ask for a new password.',
  ],
  notMeDo: ['Sair de tudo', 'Sign out everywhere'],
  notMeSkip: ['Só pedir uma senha nova', 'Only ask for a new password'],

  title: ['Esqueceu a senha?', 'Forgot your password?'],
  lead: [
    'Digite o e-mail da sua conta. Enviaremos um link para criar uma senha nova.',
    'Enter your account’s e-mail. We will send you a link to create a new password.',
  ],
  send: ['Pedir o link', 'Ask for the link'],
  asked: [
    'Se houver uma conta com este e-mail, uma mensagem chega a ele em instantes. O link vale por {{minutes}} minutos.',
    'If there is an account with this e-mail, a message will arrive in a moment. The link works for {{minutes}} minutes.',
  ],
  askedNoMail: [
    'Se houver uma conta com este e-mail, o link está nos relatórios de e-mail deste Nucleo: peça-o a um administrador. Ele vale por {{minutes}} minutos.',
    'If there is an account with this e-mail, the link is in the mail reports of this Nucleo: ask an administrator for it. It works for {{minutes}} minutes.',
  ],
  askedNoMailTitle: ['Fale com um administrador', 'Talk to an administrator'],
  askedTitle: ['Confira o seu e-mail', 'Check your e-mail'],
  askedSpam: [
    'Nada chegou? Confira o lixo eletrônico e o endereço: {{email}}.',
    'Nothing arrived? Check the junk folder and the address: {{email}}.',
  ],
  askAgain: ['Pedir de novo', 'Ask again'],
  back: ['Voltar para a entrada', 'Back to sign-in'],
  noMail: [
    'Este Nucleo não envia e-mails. Peça o link aqui e fale com um administrador: ele o encontra nos relatórios de e-mail.',
    'This Nucleo sends no e-mails. Ask for the link here and talk to an administrator: they will find it in the mail reports.',
  ],
  locked: [
    'Muitos pedidos. Aguarde {{seconds}} s antes de pedir de novo.',
    'Too many requests. Wait {{seconds}} s before asking again.',
  ],

  newTitle: ['Criar senha nova', 'Create a new password'],
  newLead: [
    'Todas as suas sessões terminam, e você entra com a senha nova.',
    'All your sessions end, and you sign in with the new password.',
  ],
  field_password: ['Senha nova', 'New password'],
  field_again: ['Confirme a senha nova', 'Confirm the new password'],
  save: ['Salvar a senha', 'Save the password'],
  done: ['Senha alterada. Entre com ela.', 'Password changed. Sign in with it.'],
  invalid: [
    'Este link não vale mais: ele já foi usado, venceu ou foi trocado por um mais novo.',
    'This link no longer works: it was already used, has expired or was replaced by a newer one.',
  ],
  invalidTitle: ['Link sem validade', 'This link no longer works'],

  mailSubject: ['Crie uma senha nova no Nucleo', 'Create a new Nucleo password'],
  mailIntro: [
    'Olá, {{name}}. Foi pedida uma senha nova para a sua conta, a partir do endereço {{ip}}. O link vale até {{until}}, uma única vez.',
    'Hello, {{name}}. Somebody asked for a new password for your account, from the address {{ip}}. The link works once, until {{until}}.',
  ],
  mailGiven: [
    'Olá, {{name}}. {{by}} fez para você um link para uma senha nova. Ele vale até {{until}}, uma única vez.',
    'Hello, {{name}}. {{by}} created a link for you to set a new password. It works once, until {{until}}.',
  ],
  mailGivenWhy: [
    'Você não pediu ajuda para entrar? Avise a sua organização: até alguém usar o link, a sua senha continua a mesma.',
    'You did not ask for help to sign in? Tell your organisation: until somebody uses the link, your password stays the same.',
  ],
  mailOpen: ['Criar senha nova', 'Create a new password'],
  mailPath: [
    'Abra este caminho no endereço do seu Nucleo: {{path}}',
    'Open this path at the address of your Nucleo: {{path}}',
  ],
  mailWhy: [
    'Se não foi você, ignore esta mensagem: a sua senha continua a mesma.',
    'If this was not you, ignore this message: your password stays the same.',
  ],
  mailClosedSubject: ['Senha nova: sua conta não está ativa', 'New password: your account is not active'],
  mailClosed: [
    'Foi pedida uma senha nova para a sua conta, a partir do endereço {{ip}}, e ela ainda não pode ser criada.',
    'Somebody asked for a new password for your account, from the address {{ip}}, but it cannot be created yet.',
  ],
})
