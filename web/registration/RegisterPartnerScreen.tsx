import { registrationKinds } from '#contract/registration/registration.states.ts'
import { RegisterPage } from '#web/registration/RegisterPage.tsx'

export const RegisterPartnerScreen = () => <RegisterPage kind={registrationKinds.of.partner} />
