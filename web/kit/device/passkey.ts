import type { z } from 'zod'
import type { passkeyAnswer } from '#contract/kit/passkeyAnswer.ts'

export type PasskeyAnswer = z.input<typeof passkeyAnswer>
type Options = Readonly<Record<string, unknown>>

/** What became of asking the device: `known` has one of this account already; `cancelled` nothing was confirmed. */
export type Asked = { readonly answer: PasskeyAnswer } | { readonly failed: 'known' | 'cancelled' | 'elsewhere' }

/** Whether this browser has passkeys at all. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Whether a page that is open here may use passkeys of a domain. */
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

// The library comes with the press: signing in without a passkey does not wait for it.
const library = () => import('@simplewebauthn/browser')
type Start<F extends (of: never) => unknown> = Parameters<F>[0]

/** Has the device make a passkey. */
export const makePasskey = (options: Options): Promise<Asked> =>
  asked(async () => {
    const { startRegistration } = await library()
    return startRegistration({ optionsJSON: options } as unknown as Start<typeof startRegistration>)
  })

/** Has the device answer by one of its passkeys. */
export const askPasskey = (options: Options): Promise<Asked> =>
  asked(async () => {
    const { startAuthentication } = await library()
    return startAuthentication({ optionsJSON: options } as unknown as Start<typeof startAuthentication>)
  })
