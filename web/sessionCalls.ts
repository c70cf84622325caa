import { call } from '#web/kit/call/call.ts'
import type { SessionCalls } from '#web/kit/session/session.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { signInCalls } from '#web/signInCalls.ts'

const LEAVE_MS = 8000

/** Calls that open, read and end a session. */
export const sessionCalls: SessionCalls = {
  user: async () => (await call(signInCalls.user, {})).data,
  login: (it) => call(signInCalls.login, it),
  logout: () => {
    // A preview refuses every write, and leaving is one.
    viewAs.set(null)
    // Signing out does not wait for a server that does not answer.
    return call(signInCalls.logout, {}, { keepalive: true, within: LEAVE_MS })
  },
  locale: (locale) => call(signInCalls.locale, { locale }),
}
