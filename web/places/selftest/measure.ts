import { CLOCK_TOLERANCE_SECONDS } from '#contract/loop/loop.rules.ts'
import { systemCalls } from '#contract/system/system.ts'
import { call } from '#web/kit/call/call.ts'
import { clockOffset } from '#web/kit/clock.ts'
import type { Outcome } from '#web/places/selftest/outcome.ts'

const TRIES = 5
/** A round trip above this is felt with every click. */
const SLOW_MS = 600
/** A small difference is the network's, not the clock's. */
const CLOCK_FINE_SECONDS = 5

export interface Trip {
  /** Milliseconds: the middle one of the tries, the shortest and the longest. */
  readonly ms: number
  readonly best: number
  readonly worst: number
}

export interface Connection {
  readonly trip: Trip
  readonly live: 'off' | 'connecting' | 'on'
  /** Seconds that this device's clock is ahead of the server's; behind is negative. */
  readonly ahead: number
}

const once = async (): Promise<number> => {
  const start = performance.now()
  await call(systemCalls.health, {})
  return performance.now() - start
}

/** Asks the server a few times, one after the other. Throws what the call throws. */
export const measureTrip = async (): Promise<Trip> => {
  const all: number[] = []
  for (let at = 0; at < TRIES; at += 1) all.push(await once())
  const sorted = all.map(Math.round).toSorted((a, b) => a - b)
  return { ms: sorted[Math.floor(TRIES / 2)] ?? 0, best: sorted[0] ?? 0, worst: sorted.at(-1) ?? 0 }
}

/** Whole seconds that this device is ahead of the server. */
export const secondsAhead = (): number => -Math.round(clockOffset() / 1000)

/** The worst of the figures decides the outcome. */
export const judge = ({ trip, live, ahead }: Connection): Outcome => {
  if (Math.abs(ahead) > CLOCK_TOLERANCE_SECONDS)
    return { state: 'failed', said: 'connection_clock', advice: 'connection_clock_do' }
  if (trip.ms > SLOW_MS) return { state: 'warn', said: 'connection_slow', advice: 'connection_slow_do' }
  if (live !== 'on') return { state: 'warn', said: 'connection_live', advice: 'connection_live_do' }
  if (Math.abs(ahead) > CLOCK_FINE_SECONDS)
    return { state: 'warn', said: 'connection_clock', advice: 'connection_clock_do' }
  return { state: 'ok', said: 'connection_ok' }
}

export const gone: Outcome = { state: 'failed', said: 'connection_gone', advice: 'connection_gone_do' }
