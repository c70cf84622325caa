import type { z } from 'zod'
import type { passkeyAnswer } from '#contract/kit/person/passkeyAnswer.ts'

export type PasskeyAnswer = z.input<typeof passkeyAnswer>
type Options = Readonly<Record<string, unknown>>

/** Result of a request to the device: `known` it has a passkey of this account already; `cancelled` nothing was
 * confirmed. */
export type Asked = { readonly answer: PasskeyAnswer } | { readonly failed: 'known' | 'cancelled' | 'elsewhere' }

/** True when this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** True when a page at this address may use passkeys of the domain. */
export const worksHere = (domain: string): boolean => {
  const { hostname } = window.location
  return hostname === domain || hostname.endsWith(`.${domain}`)
}

const failure = (error: unknown): Asked => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return { failed: 'known' }
  return { failed: name === 'SecurityError' ? 'elsewhere' : 'cancelled' }
}

const asked = async (ask: () => Promise<unknown>): Promise<Asked> => {
  try {
    return { answer: (await ask()) as PasskeyAnswer }
  } catch (error) {
    return failure(error)
  }
}

// Loaded with the press: signing in without a passkey does not wait for it.
const library = () => import('@simplewebauthn/browser')
type Start<F extends (of: never) => unknown> = Parameters<F>[0]

/** Creates a passkey on the device. */
export const makePasskey = (options: Options): Promise<Asked> =>
  asked(async () => {
    const { startRegistration } = await library()
    return startRegistration({ optionsJSON: options } as unknown as Start<typeof startRegistration>)
  })

/** Signs in by one of the device's passkeys. */
export const askPasskey = (options: Options): Promise<Asked> =>
  asked(async () => {
    const { startAuthentication } = await library()
    return startAuthentication({ optionsJSON: options } as unknown as Start<typeof startAuthentication>)
  })
