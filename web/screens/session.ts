import type { BuiltIn } from '#contract/routes/built.ts'
import type { session } from '#contract/routes/session.ts'
import { bare, screen, type Screen } from '#web/screens/screen.ts'

const loadProfile = () => import('#web/profile/ProfileScreen.tsx').then((it) => it.ProfileScreen)
const loadTerms = () => import('#web/terms/TermsScreen.tsx').then((it) => it.TermsScreen)

export const sessionScreens = {
  login: bare(() => import('#web/auth/SignInScreen.tsx').then((it) => it.SignInScreen)),
  forgotPassword: bare(() => import('#web/auth/ForgotPasswordScreen.tsx').then((it) => it.ForgotPasswordScreen)),
  newPassword: bare(() => import('#web/auth/NewPasswordScreen.tsx').then((it) => it.NewPasswordScreen)),
  register: bare(() => import('#web/registration/RegisterScreen.tsx').then((it) => it.RegisterScreen)),
  registerLooper: bare(() =>
    import('#web/registration/RegisterLooperScreen.tsx').then((it) => it.RegisterLooperScreen),
  ),
  registerPartner: bare(() =>
    import('#web/registration/RegisterPartnerScreen.tsx').then((it) => it.RegisterPartnerScreen),
  ),
  emailConfirmation: bare(() =>
    import('#web/registration/EmailConfirmationScreen.tsx').then((it) => it.EmailConfirmationScreen),
  ),
  invitationAccept: bare(() => import('#web/invitation/AcceptScreen.tsx').then((it) => it.AcceptScreen)),
  invitationRequest: bare(() => import('#web/invitation/RequestScreen.tsx').then((it) => it.RequestScreen)),
  clubInvite: bare(() => import('#web/invitation/ClubScreen.tsx').then((it) => it.ClubScreen)),
  schematic: screen(() => import('#web/places/schematic/SchematicScreen.tsx').then((it) => it.SchematicScreen)),
  twoFactor: bare(() => import('#web/auth/SecondFactorScreen.tsx').then((it) => it.SecondFactorScreen)),
  selfTest: screen(() => import('#web/places/selftest/SelfTestScreen.tsx').then((it) => it.SelfTestScreen)),
  profile: screen(loadProfile),
  help: screen(() => import('#web/help/HelpScreen.tsx').then((it) => it.HelpScreen)),
  support: screen(() => import('#web/support/SupportScreen.tsx').then((it) => it.SupportScreen)),
  terms: screen(loadTerms),
  termsOfService: screen(loadTerms),
  serverError: screen(() => import('#web/shell/notice/ServerErrorScreen.tsx').then((it) => it.ServerErrorScreen)),
  comingSoon: screen(() => import('#web/shell/notice/ComingSoonScreen.tsx').then((it) => it.ComingSoonScreen)),
  about: screen(() => import('#web/places/about/AboutScreen.tsx').then((it) => it.AboutScreen)),
  accessibility: screen(() => import('#web/places/AccessibilityScreen.tsx').then((it) => it.AccessibilityScreen)),
  settings: screen(loadProfile),
  accessDenied: screen(() => import('#web/shell/notice/AccessDeniedScreen.tsx').then((it) => it.AccessDeniedScreen)),
} as const satisfies Record<BuiltIn<typeof session>, Screen>
