import { bare } from '#web/screens/screen.ts'

/** Screens on the way in, without the shell: the frame of a route has to be known before any table is fetched. */
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
  twoFactor: bare(() => import('#web/auth/SecondFactorScreen.tsx').then((it) => it.SecondFactorScreen)),
} as const
