import { keep } from '#web/kit/keep.ts'
import { claimsOf, readToken } from '#web/kit/token.ts'

/** Who signed in here last, so that the app opens without a network; it grants nothing, the server still decides. */
const KEY = 'nucleo.me'

interface Known {
  readonly id: number
  readonly verified: boolean
  readonly viewing_as?: number | null
}

export const keepMe = (me: Known): void => {
  // A preview as another role is not who they are.
  if (me.verified && (me.viewing_as ?? null) === null) keep.set(KEY, JSON.stringify(me))
}

export const forgetMe = (): void => keep.remove(KEY)

/** The kept person, when the token at hand is theirs. */
export const keptMe = <P extends Known>(): P | undefined => {
  try {
    const me = JSON.parse(keep.get(KEY) ?? 'null') as P | null
    return me !== null && claimsOf(readToken())?.sub === String(me.id) ? me : undefined
  } catch {
    return undefined
  }
}
