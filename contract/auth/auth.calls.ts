import type { authSchemas } from '#contract/auth/auth.ts'
import type { proofSchemas } from '#contract/auth/proof.ts'
import { callsOf } from '#contract/kit/endpoint.ts'

export const authCalls = callsOf<typeof authSchemas>()({
  login: {
    method: 'POST',
    path: '/api/auth/login',
    can: 'public',
    // Wrong credentials; a registration that is not active yet.
    refuses: [401, 403],
    summary: 'Signs in with e-mail and password',
  },
  user: {
    method: 'GET',
    path: '/api/auth/user',
    can: 'unverified',
    summary: 'The signed-in person and what they may do',
  },
  logout: {
    method: 'POST',
    path: '/api/auth/logout',
    can: 'unverified',
    summary: 'Ends this session at once',
  },
  logoutAll: {
    method: 'POST',
    path: '/api/auth/logout/all',
    // A session without its second factor may not end others.
    can: 'login',
    enrols: true,
    summary: 'Signs out everywhere: ends all sessions of the signed-in person at once',
  },
  refresh: {
    method: 'GET',
    path: '/api/auth/refresh',
    can: 'login',
    enrols: true,
    summary: 'Rotates the token; the new one comes back in the Authorization header',
  },
  verify: {
    method: 'POST',
    path: '/api/2fa/verify',
    can: 'unverified',
    summary: 'Gives the second factor of this session: a six-digit TOTP code, a recovery code, or a passkey',
  },
  locale: {
    method: 'PUT',
    path: '/api/auth/locale',
    can: 'login',
    enrols: true,
    summary: 'Remembers the language of the signed-in person',
  },
})

export const proofCalls = callsOf<typeof proofSchemas>()({
  prove: {
    method: 'POST',
    path: '/api/auth/step-up',
    can: 'login',
    enrols: true,
    refuses: [409],
    summary:
      'Proves anew who has the session, by one of password, code or passkey; calls that ask for step-up then pass',
  },
  notMe: {
    method: 'POST',
    path: '/api/auth/not-me',
    can: 'public',
    refuses: [409],
    summary: 'Ends all sessions of a person by the code of a mail about a new device, which it uses up',
  },
})
