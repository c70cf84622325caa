import { keep, readJson } from '#web/kit/keep.ts'
import { claimsOf, readToken } from '#web/kit/session/token.ts'

/** Who signed in here last, so that the app opens without a network; it grants nothing, the server still decides. */
const KEY = 'nucleo.me'

interface Known {
  readonly id: number
  readonly role: number
  readonly permissions: readonly string[]
  readonly verified: boolean
  readonly viewing_as?: number | null
}

/** A preview as another role is not who they are; without the second factor nobody may do anything yet. */
const isThemselves = (me: Known): boolean => me.verified && (me.viewing_as ?? null) === null

export const keepMe = (me: Known): void => {
  if (isThemselves(me)) keep.set(KEY, JSON.stringify(me))
}

export const forgetMe = (): void => keep.remove(KEY)

/** The kept person, when the token at hand is theirs. */
export const keptMe = <P extends Known>(): P | undefined => {
  const me = readJson(keep.get(KEY)) as P | undefined
  return me && claimsOf(readToken())?.sub === String(me.id) ? me : undefined
}

const rightsOf = (me: Known): string => [me.role, ...me.permissions.toSorted()].join()

/** Whether they may do something else than when they were last kept. */
export const rightsChanged = (me: Known): boolean => {
  const before = isThemselves(me) ? keptMe() : undefined
  return before !== undefined && rightsOf(before) !== rightsOf(me)
}
