import { words } from '#contract/kit/words.ts'

export const authWords = words('auth', {
  wrongCredentials: ['E-mail ou senha incorretos.', 'Wrong e-mail or password.'],
  locked: [
    'Muitas tentativas de acesso. Aguarde {{seconds}} s antes de tentar de novo.',
    'Too many sign-in attempts. Wait {{seconds}} s before trying again.',
  ],
  emailPending: [
    'Confirme seu e-mail para continuar o cadastro.',
    'Confirm your e-mail to go on with your registration.',
  ],
  underReview: [
    'Seu cadastro está em análise. Avisaremos por e-mail quando for ativado.',
    'Your registration is under review. We will write to you when it is active.',
  ],
  switchedOff: [
    'Esta conta está desligada. Fale com um administrador.',
    'This account is switched off. Talk to an administrator.',
  ],
  denied: ['Este cadastro não foi aprovado.', 'This registration was not approved.'],
  wrongCode: ['Código incorreto ou já usado.', 'Wrong or already used code.'],
  signedIn: ['Bem-vindo de volta.', 'Welcome back.'],
  signedOut: ['Você saiu.', 'You are signed out.'],
  passwordRule: [
    'Use ao menos 10 caracteres, com letra maiúscula, letra minúscula e um número ou símbolo.',
    'Use at least 10 characters with an upper-case letter, a lower-case letter and a number or symbol.',
  ],
  emailRule: ['Informe um e-mail válido.', 'Please enter a valid email address.'],
  title: ['Entrar no Nucleo', 'Sign in to Nucleo'],
  tagline: ['Tempo, entregas e pagamentos no mesmo lugar.', 'Time, deliveries and payments in one place.'],
  email: ['E-mail', 'E-mail'],
  password: ['Senha', 'Password'],
  enter: ['Entrar', 'Sign in'],
  leave: ['Sair', 'Sign out'],
  demoTitle: ['Contas de demonstração', 'Demo accounts'],
  demoHint: [
    'Clique em uma conta para preencher. A senha de todas é {{password}}.',
    'Click an account to fill it in. The password of all is {{password}}.',
  ],
  codeTitle: ['Verificação em duas etapas', 'Two-step verification'],
  codeHint: [
    'Digite o código de 6 dígitos do seu aplicativo autenticador.',
    'Type the 6-digit code from your authenticator app.',
  ],
  code: ['Código', 'Code'],
  verify: ['Verificar', 'Verify'],
  sessionEnded: [
    'Sua sessão terminou. Entre de novo; o que você digitou continua aqui.',
    'Your session has ended. Sign in again; what you typed is still here.',
  ],
})
