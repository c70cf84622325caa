import type { authCalls } from '#contract/auth/auth.ts'
import type { proofCalls } from '#contract/auth/proof.ts'
import type { passkeyCalls } from '#contract/passkey/passkey.ts'
import type { registrationCalls } from '#contract/registration/registration.ts'
import type { setupCalls } from '#contract/setup/setup.ts'
import { endpointRef } from '#web/kit/call/request.ts'

/**
 * The calls around signing in, without their schemas: the sign-in screen must not wait for zod (26 kB).
 * signInCalls.test.ts holds them to the contract.
 */
export const signInCalls = {
  setup: endpointRef<typeof setupCalls.state>('GET', '/api/setup', 'public'),
  createOrganisation: endpointRef<typeof setupCalls.create>('POST', '/api/setup', 'public'),
  login: endpointRef<typeof authCalls.login>('POST', '/api/auth/login', 'public'),
  user: endpointRef<typeof authCalls.user>('GET', '/api/auth/user', 'unverified'),
  logout: endpointRef<typeof authCalls.logout>('POST', '/api/auth/logout', 'unverified'),
  verify: endpointRef<typeof authCalls.verify>('POST', '/api/2fa/verify', 'unverified'),
  passkeyBegin: endpointRef<typeof passkeyCalls.signInBegin>('POST', '/api/auth/passkey/begin', 'public'),
  passkeySignIn: endpointRef<typeof passkeyCalls.signIn>('POST', '/api/auth/passkey', 'public'),
  passkeyFactor: endpointRef<typeof passkeyCalls.factorBegin>('POST', '/api/2fa/passkey', 'unverified'),
  prove: endpointRef<typeof proofCalls.prove>('POST', '/api/auth/step-up', 'login'),
  resendLink: endpointRef<typeof registrationCalls.resend>('POST', '/api/auth/register/resend', 'public'),
  locale: endpointRef<typeof authCalls.locale>('PUT', '/api/auth/locale', 'login'),
}
