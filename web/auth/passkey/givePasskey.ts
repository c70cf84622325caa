import { authCalls, proofCalls } from '#contract/auth/auth.calls.ts'
import { passkeyCalls } from '#contract/passkey/passkey.calls.ts'
import { passkeyWords } from '#contract/passkey/passkey.words.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { askPasskey, type Asked, type PasskeyAnswer } from '#web/kit/device/passkey.ts'
import { enterWith, reloadMe } from '#web/kit/session/session.ts'
import { say } from '#web/kit/words.ts'

/** The device's answer, or why there is none in words for the person. */
export const answerIn = (found: Asked, options: Readonly<Record<string, unknown>>): PasskeyAnswer => {
  if ('answer' in found) return found.answer
  const rp = options['rp']
  const id = options['rpId'] ?? (typeof rp === 'object' && rp !== null && 'id' in rp ? rp.id : '')
  throw new CallError({ message: say(passkeyWords, found.failed, { domain: String(id) }) })
}

/** A passkey for the session that a password has opened, or that has to be proved anew. Throws CallError. */
const givePasskey = async (): Promise<PasskeyAnswer> => {
  const { data } = await call(passkeyCalls.factorBegin, {})
  return answerIn(await askPasskey(data), data)
}

/** Signs in by a passkey alone. Throws CallError. */
export const signInWithPasskey = async (): Promise<void> => {
  const { attempt, options } = (await call(passkeyCalls.signInBegin, {})).data
  const response = answerIn(await askPasskey(options), options)
  const { access_token } = await call(passkeyCalls.signIn, { attempt, response })
  await enterWith(access_token)
}

/** Gives a passkey as the second factor of this session. Throws CallError. */
export const verifyWithPasskey = async (): Promise<void> => {
  await call(authCalls.verify, { passkey: await givePasskey() })
  await reloadMe()
}

/** Proves by a passkey who has this session. Throws CallError. */
export const proveWithPasskey = async (): Promise<void> => {
  await call(proofCalls.prove, { passkey: await givePasskey() })
}
