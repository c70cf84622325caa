import { refuse } from '#server/kit/refuse.ts'

const WINDOW_MS = 60_000
/** Most keys that are remembered; beyond them the oldest is dropped, whose minute ends first. */
const KEYS_MOST = 10_000

/** Average bytes a call. Calls have a limit of their own; this one makes a few large ones count like many small
 * ones. */
export const BYTES_A_CALL = 64 * 1024
const ROWS_A_CALL = 500
/** Average seconds a call: a person or a stranger's address may keep about two calls of the default limit in progress all the time. */
const SECONDS_A_CALL = 0.1
/** Most that one call counts: much of a longer one is waiting, for a lock or for others, which is not its sender's doing. */
const SECONDS_MOST = 2

/** Files being generated for one person at the same time. */
const FILES_AT_ONCE = 3
const RETRY_SECONDS = 5

const tooMany = (seconds: number): never =>
  refuse('common.tooMany', { status: 429, params: { seconds }, headers: { 'retry-after': String(seconds) } })

interface Spent {
  amount: number
  until: number
}

export interface Budget {
  isSpent(key: string): boolean
  /** Throws a 429 once the key has used up its minute. */
  check(key: string): void
  spend(key: string, amount: number): void
}

/** Amount that each key may use within a minute; the last use may exceed it. */
export const makeBudget = (most: number, now: () => number): Budget => {
  const keys = new Map<string, Spent>()
  const current = (key: string): Spent | undefined => {
    const spent = keys.get(key)
    return spent && spent.until > now() ? spent : undefined
  }
  const spentOf = (key: string): Spent | undefined => {
    const spent = current(key)
    return spent && spent.amount >= most ? spent : undefined
  }
  return {
    isSpent: (key) => spentOf(key) !== undefined,
    check: (key) => {
      const spent = spentOf(key)
      if (!spent) return
      tooMany(Math.max(1, Math.ceil((spent.until - now()) / 1000)))
    },
    spend: (key, amount) => {
      const spent = current(key)
      if (spent) spent.amount += amount
      else {
        keys.delete(key)
        const [oldest] = keys.size >= KEYS_MOST ? keys.keys() : []
        if (oldest !== undefined) keys.delete(oldest)
        keys.set(key, { amount, until: now() + WINDOW_MS })
      }
    },
  }
}

const makeSeconds = (most: number, now: () => number): Budget => {
  const budget = makeBudget(most, now)
  return { ...budget, spend: (key, seconds) => budget.spend(key, Math.min(seconds, SECONDS_MOST)) }
}

/** Limits the work that a key has in progress. */
const makeAtOnce = (most: number) => {
  const running = new Map<string, number>()
  const add = (key: string, by: number): void => {
    const count = (running.get(key) ?? 0) + by
    if (count > 0) running.set(key, count)
    else running.delete(key)
  }
  return (key: string): (() => void) => {
    if ((running.get(key) ?? 0) >= most) return tooMany(RETRY_SECONDS)
    add(key, 1)
    let over = false
    return () => {
      if (!over) add(key, -1)
      over = true
    }
  }
}

export interface WorkLimit {
  /** Bytes that an address sends. */
  readonly bytes: Budget
  /** Rows of the files that are made for a person. */
  readonly rows: Budget
  /** Seconds that calls take, of a person or of an address without a session. */
  readonly seconds: Budget
  /** Begins a file for a person, refused beside two others of theirs; the answer ends it. */
  begin(key: string): () => void
  /** Refused calls of an address; past this budget its connections are closed without an answer. */
  readonly refused: Budget
}

export const makeWorkLimit = (callsPerMinute: number, now: () => number = Date.now): WorkLimit => ({
  bytes: makeBudget(callsPerMinute * BYTES_A_CALL, now),
  rows: makeBudget(callsPerMinute * ROWS_A_CALL, now),
  seconds: makeSeconds(callsPerMinute * SECONDS_A_CALL, now),
  begin: makeAtOnce(FILES_AT_ONCE),
  refused: makeBudget(callsPerMinute, now),
})
