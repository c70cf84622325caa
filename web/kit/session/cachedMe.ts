import { claimsOf, readToken } from '#web/kit/session/token.ts'
import { browserStorage, readJson } from '#web/kit/storage.ts'

/** Storage key of the person who signed in last, so that the app opens offline. It grants nothing: the server
 * decides. */
const KEY = 'nucleo.me'

interface Known {
  readonly id: number
  readonly role: number
  readonly permissions: readonly string[]
  readonly verified: boolean
  readonly viewing_as?: number | null
}

/** False for a preview as another role, and for a session without its second factor. */
const isCacheable = (me: Known): boolean => me.verified && (me.viewing_as ?? null) === null

export const cacheMe = (me: Known): void => {
  if (isCacheable(me)) browserStorage.set(KEY, JSON.stringify(me))
}

export const clearCachedMe = (): void => browserStorage.remove(KEY)

/** The cached person, when the token is theirs. */
export const cachedMe = <P extends Known>(): P | undefined => {
  const me = readJson(browserStorage.get(KEY)) as P | undefined
  return me && claimsOf(readToken())?.sub === String(me.id) ? me : undefined
}

const permissionsOf = (me: Known): string => [me.role, ...me.permissions.toSorted()].join()

/** True when the permissions differ from the cached ones. */
export const permissionsChanged = (me: Known): boolean => {
  const before = isCacheable(me) ? cachedMe() : undefined
  return before !== undefined && permissionsOf(before) !== permissionsOf(me)
}
