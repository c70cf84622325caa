import { callsOf } from '#contract/kit/endpoint.ts'
import type { passkeySchemas } from '#contract/passkey/passkey.ts'

export const passkeyCalls = callsOf<typeof passkeySchemas>()({
  list: {
    method: 'GET',
    path: '/api/passkeys',
    shows: ['my.profile'],
    can: 'login',
    enrols: true,
    summary: 'Own passkeys, and at which domain this installation takes them',
  },
  begin: {
    method: 'POST',
    path: '/api/passkeys/begin',
    can: 'login',
    enrols: true,
    stepUp: true,
    refuses: [409],
    summary: 'Begins a new passkey: what the browser asks the authenticator for',
  },
  add: {
    method: 'POST',
    path: '/api/passkeys',
    can: 'login',
    enrols: true,
    stepUp: true,
    refuses: [409],
    summary: 'Keeps a new passkey; with the first second factor come recovery codes',
  },
  rename: {
    method: 'PATCH',
    path: '/api/passkeys/:id',
    can: 'login',
    summary: 'Names one of the own passkeys',
  },
  remove: {
    method: 'DELETE',
    path: '/api/passkeys/:id',
    can: 'login',
    stepUp: true,
    summary: 'Removes one of the own passkeys; the last one takes the second factor along unless an app gives codes',
  },
  factorBegin: {
    method: 'POST',
    path: '/api/2fa/passkey',
    can: 'unverified',
    refuses: [409],
    summary: 'Begins to give a passkey as the second factor, or to prove anew who has the session',
  },
  signInBegin: {
    method: 'POST',
    path: '/api/auth/passkey/begin',
    can: 'public',
    refuses: [409],
    summary: 'Begins to sign in with a passkey alone',
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/passkey',
    can: 'public',
    refuses: [401, 403],
    summary: 'Signs in with a passkey that has verified its user, which counts as both factors',
  },
})
