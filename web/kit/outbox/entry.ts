import type { CallError } from '#web/kit/call/call-error.ts'

/** Something done that the server has not confirmed. `D` is what was done, as JSON. */
export interface Entry<D> {
  /** Its place in the order. */
  readonly seq: number
  readonly user: number
  /** What it is about; of one thing, an entry depends on those before it. */
  readonly thing: string
  /** When it was done: ISO 8601, by the page's estimate of the server's clock. */
  readonly at: string
  readonly action: D
  /** Waiting for the server, or set aside because the server refused it. */
  readonly state: 'waiting' | 'parked'
  /** Why it is parked; missing for what only depends on a parked one. */
  readonly reason?: string | undefined
  /** How often it was sent; what was never sent the server cannot know. */
  readonly tries: number
}

/** Answers that say nothing about what was asked: signed out, second factor wanted, too many, busy, no server behind the door. */
const TRANSIENT = [401, 406, 429, 502, 503, 504]
/** A fault of the server is believed to pass, for so many tries. */
const FAULTS = 5

/** Whether a failure says only that this is not the moment: the same call, sent later, may well succeed. */
export const isTransient = (error: CallError): boolean =>
  error.network || error.cancelled || TRANSIENT.includes(error.status)

/** Whether a failure sets the entry aside; anything else is worth another try later. */
export const parks = (error: CallError, tries: number): boolean => {
  if (isTransient(error)) return false
  return error.status < 500 || tries >= FAULTS
}

/** The first that waits: whatever is parked stands aside for it. */
export const nextOf = <D>(entries: readonly Entry<D>[]): Entry<D> | undefined =>
  entries.find((it) => it.state === 'waiting')

/**
 * An entry with all that depends on it: those of the same thing that came later and share its fate. What waits although
 * one before it is parked was done since, and stands for itself.
 */
export const dependents = <D>(entries: readonly Entry<D>[], of: Entry<D>): Entry<D>[] =>
  entries.filter(
    (it) =>
      it.seq === of.seq ||
      (it.thing === of.thing && it.seq > of.seq && it.state === of.state && it.reason === undefined),
  )

/** Sets an entry aside with its dependents, each to be tried again or dropped by the person. */
export const parked = <D>(entries: readonly Entry<D>[], of: Entry<D>, reason: string): Entry<D>[] =>
  dependents(entries, of).map((it) => ({ ...it, state: 'parked', reason: it.seq === of.seq ? reason : it.reason }))

/** Back in line, with what depends on it; it counts as never faulty. */
export const unparked = <D>(entries: readonly Entry<D>[], of: Entry<D>): Entry<D>[] =>
  dependents(entries, of).map((it) => ({ ...it, state: 'waiting', reason: undefined, tries: Math.min(it.tries, 1) }))
