import { store } from '#web/kit/store.ts'

interface Stopping {
  readonly id: number
  readonly at: string
}

/** The stop that is on its way: its loop is shown as stopped from the click on, and what is typed meanwhile has its place. */
export const stopping = store<Stopping | undefined>(undefined)

let now: Promise<boolean> | undefined

/** True: no stop is on its way, or it is done; false: it was refused, and what was to follow it is off. */
export const afterStop = async (): Promise<boolean> => (await now) ?? true

/** Shows `it` until `work` has its answer; one stop at a time. */
export const whileStopping = (it: Stopping | undefined, work: () => Promise<boolean>): Promise<boolean> => {
  if (now) return Promise.resolve(false)
  stopping.set(it)
  now = work().finally(() => {
    now = undefined
    stopping.set(undefined)
  })
  return now
}
