import type { RouteTable } from './route.ts'

export const session = {
  login: { path: '/login', roles: 'public', area: 'session' },
  forgotPassword: { path: '/forgot-password', roles: 'public', area: 'session' },
  newPassword: { path: '/new-password', roles: 'public', area: 'session' },
  register: { path: '/register', roles: 'public', area: 'session' },
  registerPartner: { path: '/register/partners', roles: 'public', area: 'session' },
  registerLooper: { path: '/register/loopers', roles: 'public', area: 'session' },
  clubInvite: { path: '/user/invite/club/:code', roles: 'public', area: 'session' },
  // Ours: the link of an invitation (docs/decisions).
  invitationAccept: { path: '/user/invite/:code', roles: 'public', area: 'session' },
  meeting: { path: '/meeting/:code', roles: 'public', area: 'session', soon: true },
  invitationRequest: { path: '/request/invitation', roles: 'public', area: 'session' },
  eventPublic: { path: '/calendar/event/:code/view', roles: 'public', area: 'session', soon: true },
  invoicePayment: { path: '/bastion/invoice/payment', roles: 'public', area: 'session' },
  schematic: { path: '/schematic', roles: 'public', area: 'session' },
  emailConfirmation: { path: '/email-confirmation/:code', roles: 'public', area: 'session' },
  twoFactor: { path: '/2fa/verify', roles: 'login', area: 'session' },
  selfTest: { path: '/test', roles: 'login', area: 'session' },
  profile: { path: '/district/hub/profile', roles: 'login', area: 'session' },
  help: { path: '/ajuda', roles: 'login', area: 'session' },
  support: { path: '/suporte', roles: 'login', area: 'session' },
  calendar: { path: '/calendar', roles: 'login', area: 'session', soon: true },
  terms: { path: '/termo', roles: 'login', area: 'session' },
  termsOfService: { path: '/terms-of-service', roles: 'login', area: 'session' },
  serverError: { path: '/500', roles: 'login', area: 'session' },
  comingSoon: { path: '/comingsoon', roles: 'login', area: 'session' },
  about: { path: '/about', roles: 'login', area: 'session' },
  // Ours, beside the specification's (docs/decisions): whoever meets a barrier may not be able to sign in.
  accessibility: { path: '/acessibilidade', roles: 'public', area: 'session' },
  // Ours, as the menu of the specification names it without a path (docs/decisions).
  settings: { path: '/district/hub/settings', roles: 'login', area: 'session' },
  accessDenied: { path: '/acessonegado', roles: 'public', area: 'session' },
} as const satisfies RouteTable
