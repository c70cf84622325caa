const HALF_HOUR = 30 * 60_000

/** The next time at which confirmed loops go to their weeks: each half hour, in every zone of whole or half hours. */
export const nextRun = (now: Date): Date => new Date((Math.floor(now.getTime() / HALF_HOUR) + 1) * HALF_HOUR)

/** A week that closes later than this after its time was closed late. */
export const LATE_SECONDS = 5 * 60

/** Fridays that the page of the run tells. */
export const FRIDAYS = 52

/** Most loops left out that it lists. */
export const LEFT_MAX = 500
