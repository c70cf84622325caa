import { browserStorage, readJson } from '#web/kit/storage.ts'
import { store, useStore } from '#web/kit/store.ts'

const KEPT = 'nucleo.hotkeys.own'

/** One press, or a letter after G. */
const KEYS = /^(?:g )?\S$/

type Own = Readonly<Record<string, string>>

const kept = (): Own => {
  const read = readJson(browserStorage.get(KEPT))
  if (typeof read !== 'object' || read === null) return {}
  return Object.fromEntries(
    Object.entries(read).filter((it): it is [string, string] => typeof it[1] === 'string' && KEYS.test(it[1])),
  )
}

/** Keys that the person has chosen instead of ours, by ours; of this browser, as the keyboard is (decision 094). */
export const ownKeys = store<Own>(kept())

/** What is pressed for a shortcut that we bind to `keys`. */
export const pressedFor = (keys: string): string => ownKeys.get()[keys] ?? keys
export const usePressedFor = (keys: string): string => useStore(ownKeys)[keys] ?? keys

/** Has a shortcut of ours pressed by other keys; by its own again with undefined. */
export const rebind = (keys: string, to: string | undefined): void => {
  const { [keys]: _, ...others } = ownKeys.get()
  const next = to === undefined || to === keys ? others : { ...others, [keys]: to }
  ownKeys.set(next)
  browserStorage.set(KEPT, JSON.stringify(next))
}

export const resetKeys = (): void => {
  ownKeys.set({})
  browserStorage.remove(KEPT)
}
