import { browserStorage } from '#web/kit/storage.ts'
import { signal } from '#web/kit/store.ts'

/** The specification keeps the token in local storage; its `exp` claim says how long it is good for. */
const KEY = 'nucleo.token'

export interface Claims {
  /** Seconds since the epoch. */
  readonly exp: number
  readonly iat: number
  /** Id of the token's owner. */
  readonly sub: string
}

/** Another tab signed in, signed out or refreshed. */
export const tokenChangedElsewhere = signal<{ before: string | null; after: string | null }>()

export const readToken = (): string | null => browserStorage.get(KEY)

export const writeToken = (token: string | null): void => {
  if (token === null) browserStorage.remove(KEY)
  else browserStorage.set(KEY, token)
}

/** The claims of a token, unverified (only the server can): undefined when it is no JWT. */
export const claimsOf = (token: string | null): Claims | undefined => {
  try {
    const [, body = ''] = (token ?? '').split('.')
    const json = atob(body.replaceAll('-', '+').replaceAll('_', '/'))
    const claims = JSON.parse(json) as Record<string, unknown>
    const exp = Number(claims['exp'])
    if (!Number.isFinite(exp)) return undefined
    const iat = Number(claims['iat'])
    return {
      exp,
      iat: Number.isFinite(iat) ? iat : exp - 3600,
      sub: typeof claims['sub'] === 'string' ? claims['sub'] : '',
    }
  } catch {
    return undefined
  }
}

/** True when two tokens belong to one person; a malformed token belongs to nobody. */
export const sameOwner = (one: string | null, other: string | null): boolean => {
  const whose = claimsOf(one)?.sub
  return whose !== undefined && whose !== '' && whose === claimsOf(other)?.sub
}

/** Begins to report what other tabs do with the token. */
export const watchToken = (): (() => void) => {
  const onStorage = (event: StorageEvent) => {
    // `clear()` of the storage has a null key.
    if (event.key !== KEY && event.key !== null) return
    tokenChangedElsewhere.emit({ before: event.oldValue, after: readToken() })
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
