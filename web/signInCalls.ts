import type { authCalls } from '#contract/auth/auth.ts'
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
  locale: endpointRef<typeof authCalls.locale>('PUT', '/api/auth/locale', 'login'),
}
