import type { LoadScreen } from '#web/screens/screen.ts'

/**
 * Screens of those who come for the first time: registering, an invitation, the Club. A file of its own, since the table
 * names every file that each of them needs, and signing in would load those names.
 */
export const welcomeScreens = {
  register: () => import('#web/registration/RegisterScreen.tsx').then((it) => it.RegisterScreen),
  registerLooper: () => import('#web/registration/RegisterLooperScreen.tsx').then((it) => it.RegisterLooperScreen),
  registerPartner: () => import('#web/registration/RegisterPartnerScreen.tsx').then((it) => it.RegisterPartnerScreen),
  emailConfirmation: () =>
    import('#web/registration/EmailConfirmationScreen.tsx').then((it) => it.EmailConfirmationScreen),
  invitationAccept: () => import('#web/invitation/AcceptScreen.tsx').then((it) => it.AcceptScreen),
  invitationRequest: () => import('#web/invitation/RequestScreen.tsx').then((it) => it.RequestScreen),
  invoicePayment: () => import('#web/invoice/PaymentScreen.tsx').then((it) => it.PaymentScreen),
  clubInvite: () => import('#web/invitation/ClubScreen.tsx').then((it) => it.ClubScreen),
} as const satisfies Record<string, LoadScreen>
