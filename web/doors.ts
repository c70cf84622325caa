import type { authCalls } from '#contract/auth/auth.ts'
import type { setupCalls } from '#contract/setup/setup.ts'
import { door } from '#web/kit/call/request.ts'

/**
 * The calls around signing in, without their schemas: the sign-in screen must not wait for zod (26 kB).
 * doors.test.ts holds them to the contract.
 */
export const doors = {
  setup: door<typeof setupCalls.state>('GET', '/api/setup', 'public'),
  createOrganisation: door<typeof setupCalls.create>('POST', '/api/setup', 'public'),
  login: door<typeof authCalls.login>('POST', '/api/auth/login', 'public'),
  user: door<typeof authCalls.user>('GET', '/api/auth/user', 'unverified'),
  logout: door<typeof authCalls.logout>('POST', '/api/auth/logout', 'unverified'),
  verify: door<typeof authCalls.verify>('POST', '/api/2fa/verify', 'unverified'),
  locale: door<typeof authCalls.locale>('PUT', '/api/auth/locale', 'login'),
}
