/** What this browser remembers. A browser that refuses storage (private mode, full disk) forgets, and nothing breaks. */

const area = (kind: 'local' | 'tab'): Storage | undefined => {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return undefined
  }
}

const keeper = (kind: 'local' | 'tab') => ({
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

/** What was kept as JSON; undefined for nothing, and for what somebody else has written there. */
export const readJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Kept until removed, shared by all tabs. */
export const keep = keeper('local')
/** Kept while the tab lives. */
export const keepInTab = keeper('tab')
