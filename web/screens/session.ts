import { bare, type Screen } from '#web/screens/screen.ts'
import type { welcomeScreens } from '#web/screens/welcome.ts'

const welcome = (name: keyof typeof welcomeScreens): Screen =>
  bare(async () => (await import('#web/screens/welcome.ts')).welcomeScreens[name]())

/** Screens on the way in, without the shell: the frame of a route has to be known before any table is fetched. */
export const sessionScreens = {
  login: bare(() => import('#web/auth/SignInScreen.tsx').then((it) => it.SignInScreen)),
  forgotPassword: bare(() => import('#web/auth/ForgotPasswordScreen.tsx').then((it) => it.ForgotPasswordScreen)),
  newPassword: bare(() => import('#web/auth/NewPasswordScreen.tsx').then((it) => it.NewPasswordScreen)),
  register: welcome('register'),
  registerLooper: welcome('registerLooper'),
  registerPartner: welcome('registerPartner'),
  emailConfirmation: welcome('emailConfirmation'),
  invitationAccept: welcome('invitationAccept'),
  invitationRequest: welcome('invitationRequest'),
  clubInvite: welcome('clubInvite'),
  invoicePayment: welcome('invoicePayment'),
  twoFactor: bare(() => import('#web/auth/SecondFactorScreen.tsx').then((it) => it.SecondFactorScreen)),
} as const
