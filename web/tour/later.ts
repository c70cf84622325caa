import { keep, keepInTab } from '#web/kit/keep.ts'

/** Put off is put off until tomorrow. */
const LATER_MS = 20 * 3_600_000
/** After one invitation was answered, the next one waits. */
const CALM_MS = 10 * 60_000

const CALM = 'nucleo.tour.calm'
const key = (userId: number, tour: string): string => `nucleo.tour.later.${userId}.${tour}`

const within = (kept: string | null, ms: number, now: number): boolean => kept !== null && now - Number(kept) < ms

/** Not now, but another day; in this browser. */
export const putOff = (userId: number, tour: string, now = Date.now()): void => keep.set(key(userId, tour), String(now))
export const isPutOff = (userId: number, tour: string, now = Date.now()): boolean =>
  within(keep.get(key(userId, tour)), LATER_MS, now)

/** Somebody has just been asked: leave them alone for a while. */
export const beCalm = (now = Date.now()): void => keepInTab.set(CALM, String(now))
export const isCalm = (now = Date.now()): boolean => within(keepInTab.get(CALM), CALM_MS, now)
