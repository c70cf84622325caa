import { AsyncLocalStorage } from 'node:async_hooks'

/** Time that the statements of a call have taken so far, in ms; those that run side by side count once. */
export interface CallTime {
  ms: number
  /** Moment up to which it is counted. */
  until: number
}

const calls = new AsyncLocalStorage<CallTime>()

/** Runs a call, so that the limit of waiting for the embedded engine holds for all its statements together. */
export const asOneCall = <T>(run: () => Promise<T>): Promise<T> => calls.run({ ms: 0, until: 0 }, run)

/** The call that runs now; undefined outside of one, as in a job. */
export const currentCall = (): CallTime | undefined => calls.getStore()

/** Counts the time since a moment. */
export const count = (call: CallTime | undefined, since: number): void => {
  if (!call) return
  const now = performance.now()
  call.ms += Math.max(0, now - Math.max(since, call.until))
  call.until = now
}
