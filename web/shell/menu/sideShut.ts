import { browserStorage } from '#web/kit/storage.ts'
import { store } from '#web/kit/store.ts'

const KEY = 'nucleo.side'

/** True while the district's menu is collapsed to the rail; stored in this browser, and known before the first
 * paint. */
export const sideShut = store<boolean>(browserStorage.get(KEY) === 'shut')

export const turnSide = (): void => {
  sideShut.set((shut) => !shut)
  browserStorage.set(KEY, sideShut.get() ? 'shut' : 'open')
}
