import { words } from '#contract/kit/words.ts'

/** Letters about a person's own access, so that they learn of what they did not do themselves. */
export const securityWords = words('security', {
  passwordChanged: ['A sua senha do Nucleo foi alterada', 'Your Nucleo password was changed'],
  factorOn: ['A verificação em duas etapas foi ativada', 'Two-step verification was turned on'],
  factorOff: ['A verificação em duas etapas foi desativada', 'Two-step verification was turned off'],
  recoveryUsed: ['Um código de recuperação foi usado', 'A recovery code was used'],
  recoveryRenewed: ['Os seus códigos de recuperação foram trocados', 'Your recovery codes were replaced'],
  tokenMade: ['Um token de API foi criado na sua conta', 'An API token was made in your account'],
  what: ['{{subject}} em {{at}}, a partir do endereço {{ip}}.', '{{subject}} on {{at}}, from the address {{ip}}.'],
  notYou: [
    'Se não foi você, altere a senha agora, encerre as outras sessões e avise um administrador.',
    'If this was not you, change your password now, end the other sessions and tell an administrator.',
  ],
  open: ['Abrir o seu perfil', 'Open your profile'],
  why: [
    'Você recebe este aviso porque ele trata da segurança da sua conta.',
    'You receive this notice because it is about the security of your account.',
  ],
})
