import { store } from '#web/kit/store.ts'

interface StopInFlight {
  readonly id: number
  readonly at: string
}

/** The stop in flight: its loop is shown as stopped from the click on, so that its description can be typed already. */
export const stopInFlight = store<StopInFlight | undefined>(undefined)

let now: Promise<boolean> | undefined

/** Waits for a stop in flight. False: the stop was refused, so that nothing may follow it. */
export const afterStop = async (): Promise<boolean> => (await now) ?? true

/** Shows `stop` as in flight until `work` has its answer; one stop at a time. */
export const runStop = (stop: StopInFlight | undefined, work: () => Promise<boolean>): Promise<boolean> => {
  if (now) return Promise.resolve(false)
  stopInFlight.set(stop)
  now = work().finally(() => {
    now = undefined
    stopInFlight.set(undefined)
  })
  return now
}
