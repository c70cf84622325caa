import { refuse } from '#server/kit/refuse.ts'

const WINDOW_MS = 60_000
/** So many keys are remembered before those whose minute is over are forgotten. */
const KEYS_MOST = 10_000

/** Calls are counted elsewhere; what one may cost on average, so that a few dear ones count like many cheap ones. */
const BYTES_A_CALL = 64 * 1024
const MS_A_CALL = 50

interface Spent {
  amount: number
  until: number
}

export interface Budget {
  isSpent(key: string): boolean
  /** Refuses with 429 once a key has spent its minute. */
  check(key: string): void
  spend(key: string, amount: number): void
}

/** An amount that each key may spend within a minute; what is spent last may go beyond it. */
export const makeBudget = (most: number, now: () => number): Budget => {
  const keys = new Map<string, Spent>()
  const current = (key: string): Spent | undefined => {
    const spent = keys.get(key)
    return spent && spent.until > now() ? spent : undefined
  }
  const forget = (): void => {
    for (const [key, { until }] of keys) if (until <= now()) keys.delete(key)
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
      const seconds = Math.max(1, Math.ceil((spent.until - now()) / 1000))
      refuse('common.tooMany', { status: 429, params: { seconds }, headers: { 'retry-after': String(seconds) } })
    },
    spend: (key, amount) => {
      const spent = current(key)
      if (spent) spent.amount += amount
      else {
        if (keys.size >= KEYS_MOST) forget()
        keys.set(key, { amount, until: now() + WINDOW_MS })
      }
    },
  }
}

export interface WorkLimit {
  /** Bytes that an address sends. */
  readonly bytes: Budget
  /** Milliseconds in which files are made for a person. */
  readonly files: Budget
  /** Calls of an address that were refused for being too many; who goes on after as many again is not answered at all. */
  readonly refused: Budget
}

export const makeWorkLimit = (callsPerMinute: number, now: () => number = Date.now): WorkLimit => ({
  bytes: makeBudget(callsPerMinute * BYTES_A_CALL, now),
  files: makeBudget(callsPerMinute * MS_A_CALL, now),
  refused: makeBudget(callsPerMinute, now),
})
