import { words } from '#contract/kit/words.ts'

/** Mails about a person's own access, so that they learn of what they did not do themselves. */
export const securityWords = words('security', {
  passwordChanged: ['A sua senha do Nucleo foi alterada', 'Your Nucleo password was changed'],
  factorOn: ['A verificação em duas etapas foi ativada', 'Two-step verification was turned on'],
  factorOff: ['A verificação em duas etapas foi desativada', 'Two-step verification was turned off'],
  recoveryUsed: ['Um código de recuperação foi usado', 'A recovery code was used'],
  recoveryRenewed: ['Os seus códigos de recuperação foram trocados', 'Your recovery codes were replaced'],
  tokenMade: ['Um token de API foi criado na sua conta', 'An API token was created in your account'],
  passkeyAdded: ['Uma chave de acesso foi adicionada à sua conta', 'A passkey was added to your account'],
  passkeyRemoved: ['Uma chave de acesso foi removida da sua conta', 'A passkey was removed from your account'],
  passkeySuspect: [
    'Uma chave de acesso foi bloqueada: pode haver uma cópia dela',
    'A passkey was blocked: there may be a copy of it',
  ],
  newDevice: ['Novo acesso à sua conta', 'New sign-in to your account'],
  newDeviceIntro: [
    'Olá, {{name}}. Alguém entrou na sua conta do Nucleo. Se foi você, não há nada a fazer.',
    'Hello, {{name}}. Somebody signed in to your Nucleo account. If it was you, you do not need to do anything.',
  ],
  when: ['Quando', 'When'],
  browser: ['Navegador', 'Browser'],
  address: ['Endereço IP', 'IP address'],
  device: ['{{browser}} em {{system}}', '{{browser}} on {{system}}'],
  deviceUnknown: ['Desconhecido', 'Unknown'],
  notMe: ['Não fui eu: sair de tudo', 'This was not me: sign out everywhere'],
  notMeWhy: [
    'O botão encerra todas as sessões, vale uma única vez, até {{until}}. Depois, crie uma senha nova.',
    'The button ends all sessions. It works once, until {{until}}. Then set a new password.',
  ],
  notMePath: ['Não foi você? Abra {{path}} no Nucleo.', 'Was this not you? Open {{path}} in Nucleo.'],
  what: ['{{subject}} em {{at}}, a partir do endereço {{ip}}.', '{{subject}} on {{at}}, from the address {{ip}}.'],
  notYou: [
    'Se não foi você, altere a senha agora, encerre as outras sessões e avise um administrador.',
    'If this was not you, change your password now, end the other sessions and tell an administrator.',
  ],
  open: ['Abrir o seu perfil', 'Open your profile'],
  why: [
    'Você recebe este aviso porque ele trata da segurança da sua conta.',
    'You are receiving this notice because it concerns the security of your account.',
  ],
})
