import { authCalls } from '#contract/auth/auth.calls.ts'
import { call } from '#web/kit/call/call.ts'
import type { SessionCalls } from '#web/kit/session/session.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'

const LEAVE_MS = 8000

/** Calls that open, read and end a session. */
export const sessionCalls: SessionCalls = {
  user: async () => (await call(authCalls.user, {})).data,
  login: (it) => call(authCalls.login, it),
  logout: () => {
    // A preview refuses every write, and leaving is one.
    viewAs.set(null)
    // Signing out does not wait for a server that does not answer.
    return call(authCalls.logout, {}, { keepalive: true, within: LEAVE_MS })
  },
  locale: (locale) => call(authCalls.locale, { locale }),
}
