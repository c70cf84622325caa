import { registrationKinds } from '#contract/registration/registration.states.ts'
import { RegisterPage } from '#web/registration/RegisterPage.tsx'

export const RegisterLooperScreen = () => <RegisterPage kind={registrationKinds.of.looper} />
