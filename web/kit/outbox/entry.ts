import type { CallError } from '#web/kit/call/call-error.ts'

/** A pending action: the server has not confirmed it yet. `D` is the action, as JSON. */
export interface Entry<D> {
  /** Place in the order. */
  readonly seq: number
  readonly user: number
  /** Id of the thing that the action is about; an entry depends on earlier ones of the same thing. */
  readonly thing: string
  /** Time of the action: ISO 8601, by the page's estimate of the server's clock. */
  readonly at: string
  readonly action: D
  /**
   * In flight: sent while its person waits for the outcome. Waiting: kept, sent when it can be. Parked: set aside, because
   * the server refused it. Only the page that it was added on knows an entry as in flight; stored it is waiting.
   */
  readonly state: 'inFlight' | 'waiting' | 'parked'
  /** Reason for parking; missing for a dependent of a parked entry. */
  readonly reason?: string | undefined
  /** Rest of the refusal: status, and members such as the field at fault. Entries of an earlier version lack it. */
  readonly refusal?: Pick<CallError, 'status' | 'business' | 'extra'> | undefined
  /** Number of times it was sent; the server cannot know an entry with none. */
  readonly tries: number
}

/** Statuses that say nothing about the action: signed out, second factor missing, rate limit, busy, no server behind the proxy. */
const TRANSIENT = [401, 406, 429, 502, 503, 504]
/** A server error (5xx) is retried so many times before the entry is parked. */
const MAX_SERVER_ERRORS = 5

/** True for a transient error: the same call, sent later, may succeed. */
export const isTransient = (error: CallError): boolean =>
  error.network || error.cancelled || TRANSIENT.includes(error.status)

/** True for an error that parks the entry; after any other it is retried later. */
export const parks = (error: CallError, tries: number): boolean => {
  if (isTransient(error)) return false
  return error.status < 500 || tries >= MAX_SERVER_ERRORS
}

/** The first waiting entry; parked ones are skipped. */
export const nextOf = <D>(entries: readonly Entry<D>[]): Entry<D> | undefined =>
  entries.find((it) => it.state === 'waiting')

/**
 * An entry with its dependents: later ones of the same thing in the same state. An entry that waits although an earlier
 * one is parked was added after that and does not depend on it.
 */
export const dependents = <D>(entries: readonly Entry<D>[], of: Entry<D>): Entry<D>[] =>
  entries.filter(
    (entry) =>
      entry.seq === of.seq ||
      (entry.thing === of.thing && entry.seq > of.seq && entry.state === of.state && entry.reason === undefined),
  )

/** Parks an entry with its dependents, until the person retries or drops them. */
export const parked = <D>(entries: readonly Entry<D>[], of: Entry<D>, error: CallError): Entry<D>[] => {
  const { message, status, business, extra } = error
  const refused = { reason: message, refusal: { status, business, extra } }
  return dependents(entries, of).map((it) => ({ ...it, state: 'parked', ...(it.seq === of.seq && refused) }))
}

/** Puts an entry with its dependents back in line; its server errors are forgotten. */
export const unparked = <D>(entries: readonly Entry<D>[], of: Entry<D>): Entry<D>[] =>
  dependents(entries, of).map((entry) => ({
    ...entry,
    state: 'waiting',
    reason: undefined,
    refusal: undefined,
    tries: Math.min(entry.tries, 1),
  }))
