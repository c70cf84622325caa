import { words } from '#contract/kit/words.ts'

export const setupWords = words('setup', {
  alreadyDone: [
    'Esta instalação já tem um administrador. Entre com ele.',
    'This installation already has an administrator. Sign in as them.',
  ],
  title: ['Primeiro acesso', 'First run'],
  intro: [
    'Dê um nome à sua organização e crie a conta de quem vai administrá-la.',
    'Name your organisation and create the account that will administer it.',
  ],
  organisation: ['Nome da organização', 'Organisation name'],
  firstName: ['Nome', 'First name'],
  lastName: ['Sobrenome', 'Last name'],
  create: ['Criar organização', 'Create organisation'],
  done: ['Organização criada. Bem-vindo ao Nucleo.', 'Organisation created. Welcome to Nucleo.'],
  organisationHint: ['Aparece no menu e na tela de entrada.', 'Shown in the menu and on the sign-in screen.'],
  code: ['Código de instalação', 'Setup code'],
  codeHint: [
    'Está na saída do servidor e no arquivo setup-code da pasta de dados. Na própria máquina do servidor não é pedido.',
    'It is in the server’s output and in the file setup-code of its data folder. On the server’s own machine it is not asked for.',
  ],
  codeMissing: ['Informe o código de instalação.', 'Please enter the setup code.'],
  codeWrong: ['Este não é o código desta instalação.', 'This is not the code of this installation.'],
  account: ['Sua conta de administrador', 'Your administrator account'],
})
