import { todayIn } from '#contract/kit/dates.ts'
import { browserStorage } from '#web/kit/storage.ts'

/** The server's clock as this page knows it; every answer of the API carries it in `x-server-time`. */

/** A better-measured offset gives way to a fresh one after this long, since clocks drift. */
const STALE_MS = 10 * 60_000
/** The wall clock moved on its own by more than this (set by hand, or the machine slept): measure anew. */
const JUMP_MS = 1000
const KEY = 'nucleo.clock'

interface Estimate {
  offset: number
  roundTrip: number
  at: number
  drift: number
}

const drift = (): number => Date.now() - performance.now()

/** The offset of the last page counts until the first answer, since a page may be opened offline. */
const remembered = (): Estimate | undefined => {
  const offset = Number(browserStorage.get(KEY) ?? Number.NaN)
  return Number.isFinite(offset) ? { offset, roundTrip: Number.POSITIVE_INFINITY, at: 0, drift: drift() } : undefined
}

let best = remembered()

/** Takes one answer in: `sent` and `received` by Date.now(), `server` in epoch milliseconds. */
export const learnClock = (server: number, sent: number, received: number): void => {
  if (!Number.isFinite(server) || received < sent) return
  const roundTrip = received - sent
  const jumped = best !== undefined && Math.abs(drift() - best.drift) > JUMP_MS
  const keeps = best !== undefined && !jumped && best.roundTrip < roundTrip && received - best.at < STALE_MS
  if (keeps) return
  best = { offset: server - (sent + received) / 2, roundTrip, at: received, drift: drift() }
  browserStorage.set(KEY, String(Math.round(best.offset)))
}

/** Milliseconds to add to this machine's clock. */
export const clockOffset = (): number => best?.offset ?? 0

/** Epoch milliseconds on the server's clock; this machine's until the first answer. */
export const serverNow = (): number => Date.now() + clockOffset()

/** Today in São Paulo: money is due and moves on its days, wherever the reader is. */
export const moneyDay = (): string => todayIn(new Date(serverNow()))

/** For tests. */
export const forgetClock = (): void => {
  best = undefined
  browserStorage.remove(KEY)
}
