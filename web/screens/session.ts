import type { session } from '#contract/routes/session.ts'
import { bare, screen, soon, soonBare, type Screen } from '#web/screens/screen.ts'

const loadTerms = () => import('#web/terms/TermsScreen.tsx').then((it) => it.TermsScreen)

export const sessionScreens = {
  login: bare(() => import('#web/auth/SignInScreen.tsx').then((it) => it.SignInScreen)),
  forgotPassword: soonBare,
  newPassword: soonBare,
  register: soonBare,
  registerPartner: soonBare,
  registerLooper: soonBare,
  clubInvite: soonBare,
  meeting: soonBare,
  invitationRequest: soonBare,
  eventPublic: soonBare,
  invoicePayment: soonBare,
  schematic: screen(() => import('#web/places/SchematicScreen.tsx').then((it) => it.SchematicScreen)),
  emailConfirmation: soonBare,
  twoFactor: bare(() => import('#web/auth/SecondFactorScreen.tsx').then((it) => it.SecondFactorScreen)),
  selfTest: screen(() => import('#web/places/SelfTestScreen.tsx').then((it) => it.SelfTestScreen)),
  profile: soon,
  help: screen(() => import('#web/help/HelpScreen.tsx').then((it) => it.HelpScreen)),
  support: screen(() => import('#web/support/SupportScreen.tsx').then((it) => it.SupportScreen)),
  calendar: soon,
  terms: screen(loadTerms),
  termsOfService: screen(loadTerms),
  serverError: screen(() => import('#web/shell/ServerErrorScreen.tsx').then((it) => it.ServerErrorScreen)),
  comingSoon: screen(() => import('#web/shell/ComingSoonScreen.tsx').then((it) => it.ComingSoonScreen)),
  about: screen(() => import('#web/places/AboutScreen.tsx').then((it) => it.AboutScreen)),
  accessibility: screen(() => import('#web/places/AccessibilityScreen.tsx').then((it) => it.AccessibilityScreen)),
  settings: soon,
  accessDenied: screen(() => import('#web/shell/AccessDeniedScreen.tsx').then((it) => it.AccessDeniedScreen)),
} as const satisfies Record<keyof typeof session, Screen>
