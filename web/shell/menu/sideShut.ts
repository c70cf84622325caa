import { browserStorage } from '#web/kit/storage.ts'
import { store } from '#web/kit/store.ts'

const KEY = 'nucleo.side'

/** Whether the district's menu is collapsed and the rail stands alone; kept in this browser, known before the first paint. */
export const sideShut = store<boolean>(browserStorage.get(KEY) === 'shut')

export const turnSide = (): void => {
  sideShut.set((shut) => !shut)
  browserStorage.set(KEY, sideShut.get() ? 'shut' : 'open')
}
