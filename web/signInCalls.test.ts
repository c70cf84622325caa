import { expect, test } from 'vitest'
import { authCalls } from '#contract/auth/auth.ts'
import { proofCalls } from '#contract/auth/proof.ts'
import { passkeyCalls } from '#contract/passkey/passkey.ts'
import { registrationCalls } from '#contract/registration/registration.ts'
import { setupCalls } from '#contract/setup/setup.ts'
import { signInCalls } from '#web/signInCalls.ts'

const contract = {
  setup: setupCalls.state,
  createOrganisation: setupCalls.create,
  login: authCalls.login,
  user: authCalls.user,
  logout: authCalls.logout,
  verify: authCalls.verify,
  passkeyBegin: passkeyCalls.signInBegin,
  passkeySignIn: passkeyCalls.signIn,
  passkeyFactor: passkeyCalls.factorBegin,
  prove: proofCalls.prove,
  resendLink: registrationCalls.resend,
  locale: authCalls.locale,
} satisfies Record<keyof typeof signInCalls, unknown>

test('the calls around signing in are the contract’s', () => {
  const same = Object.entries(contract).map(([name, call]) => {
    const { method, path, can, envelope } = { envelope: undefined, ...call }
    return [name, { method, path, can, envelope }]
  })
  const ours = Object.entries(signInCalls).map(([name, door]) => [name, { envelope: undefined, ...door }])
  expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(same))
})
