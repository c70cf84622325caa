/** Local and session storage that never throw: in private mode or on a full disk, values are forgotten. */

const area = (kind: 'local' | 'tab'): Storage | undefined => {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

const storageOf = (kind: 'local' | 'tab') => ({
  get: (key: string): string | null => area(kind)?.getItem(key) ?? null,
  set: (key: string, value: string): void => {
    try {
      area(kind)?.setItem(key, value)
    } catch {
      // Full: what cannot be kept is forgotten.
    }
  },
  remove: (key: string): void => area(kind)?.removeItem(key),
})

/** Reads stored JSON; undefined for nothing and for text that is no JSON. */
export const readJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Kept until removed, shared by all tabs. */
export const browserStorage = storageOf('local')
/** Kept while the tab lives. */
export const tabStorage = storageOf('tab')
