import { words } from '#contract/kit/words.ts'

/** Turning the second factor on and off, on the person's own page. */
export const factorScreenWords = words('factorScreen', {
  title: ['Verificação em duas etapas', 'Two-step verification'],
  lead: [
    'Além da senha, um código do seu celular. Quem descobrir a senha ainda não entra.',
    'A code from your phone as well as the password. Anyone who learns the password still cannot get in.',
  ],
  requiredTitle: ['Ative a verificação em duas etapas', 'Turn on two-step verification'],
  requiredLead: [
    'Seu papel exige uma segunda prova de que é você, além da senha. Escolha uma para continuar.',
    'Your role requires a second proof that it is you, as well as the password. Choose one to continue.',
  ],
  withApp: ['Usar um aplicativo autenticador', 'Use an authenticator app'],
  stepUpTitle: ['Confirme que é você', 'Confirm that it is you'],
  stepUpLead: [
    'O que você pediu mexe em acesso ou dinheiro, e faz mais de 10 minutos da sua última prova. Nada do que você digitou se perde.',
    'What you are about to do affects access or money, and you last confirmed more than 10 minutes ago. Nothing you typed is lost.',
  ],
  stepUpDo: ['Confirmar', 'Confirm'],
  byCode: ['Usar um código', 'Use a code'],
  byPassword: ['Usar a senha', 'Use the password'],
  on: ['Ativada', 'On'],
  off: ['Desativada', 'Off'],
  left_one: ['Resta {{count}} código de recuperação.', '{{count}} recovery code is left.'],
  left_other: ['Restam {{count}} códigos de recuperação.', '{{count}} recovery codes are left.'],
  turnOn: ['Ativar', 'Turn on'],
  turnOff: ['Desativar', 'Turn off'],
  renew: ['Novos códigos de recuperação', 'New recovery codes'],

  scan: [
    'Leia o código com um aplicativo autenticador, como Aegis, Google Authenticator ou 1Password.',
    'Scan the code with an authenticator app such as Aegis, Google Authenticator or 1Password.',
  ],
  qr: ['Código QR da chave', 'QR code of the key'],
  byHand: ['Sem câmera? Digite esta chave no aplicativo:', 'No camera? Type this key into the app:'],
  copyKey: ['Copiar chave', 'Copy key'],
  confirmLead: [
    'Depois, digite o código que o aplicativo mostra e a sua senha.',
    'Then type the code that the app shows, and your password.',
  ],
  field_code: ['Código', 'Code'],
  hint_code: ['6 dígitos do aplicativo', '6 digits from the app'],
  hintAny: ['6 dígitos do aplicativo, ou um código de recuperação', '6 digits from the app, or a recovery code'],
  field_password: ['Senha atual', 'Current password'],
  confirm: ['Confirmar e ativar', 'Confirm and turn on'],

  codesTitle: ['Guarde os seus códigos de recuperação', 'Save your recovery codes'],
  codesLead: [
    'Sem o celular, cada um deles vale uma vez no lugar do código. Eles só aparecem agora.',
    'Without your phone, each of them works once in place of the code. They are shown only now.',
  ],
  codesOf: ['Nucleo, {{email}}, {{day}}', 'Nucleo, {{email}}, {{day}}'],
  codesFile: ['codigos-de-recuperacao-nucleo.txt', 'nucleo-recovery-codes.txt'],
  copy: ['Copiar', 'Copy'],
  copied: ['Copiado.', 'Copied.'],
  copyFailed: ['Não foi possível copiar. Selecione o texto.', 'Could not copy. Select the text.'],
  download: ['Baixar', 'Download'],
  print: ['Imprimir', 'Print'],
  kept: ['Já guardei', 'I have saved them'],

  offTitle: ['Desativar a verificação em duas etapas', 'Turn off two-step verification'],
  offLead: [
    'A sua conta fica protegida só pela senha, e os códigos de recuperação deixam de valer.',
    'Your account is then protected by the password alone, and the recovery codes stop working.',
  ],
  renewTitle: ['Novos códigos de recuperação', 'New recovery codes'],
  renewLead: ['Os códigos que você tem deixam de valer.', 'The codes you have now stop working.'],
  renewDo: ['Criar códigos novos', 'Create new codes'],
})
