import { browserStorage } from '#web/kit/storage.ts'
import { store } from '#web/kit/store.ts'

const KEY = 'nucleo.side'

/** Up to here a table has no room beside the menu: its names would take many lines. */
const SMALL = '(max-width: 68.75rem)'

const asStored = (stored: string | null): boolean =>
  stored === null ? window.matchMedia(SMALL).matches : stored === 'shut'

/**
 * True while the district's menu is collapsed to the rail; stored in this browser once it was chosen, and known before the
 * first paint.
 */
export const sideShut = store<boolean>(asStored(browserStorage.get(KEY)))

export const turnSide = (): void => {
  sideShut.set((shut) => !shut)
  browserStorage.set(KEY, sideShut.get() ? 'shut' : 'open')
}
