import { registrationKinds } from '#contract/registration/registration.ts'
import { RegisterPage } from '#web/registration/RegisterPage.tsx'

export const RegisterPartnerScreen = () => <RegisterPage kind={registrationKinds.of.partner} />
