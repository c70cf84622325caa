/** Spans of time in milliseconds, for arithmetic with instants; days of a calendar are in `dates.ts`. */
export const HOUR_MS = 3_600_000
export const HOUR_SECONDS = 3600
export const DAY_MS = 24 * HOUR_MS
