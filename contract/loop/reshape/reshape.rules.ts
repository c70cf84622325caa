import { decimalTenths } from '#contract/kit/hours.ts'

/** Longest break, in seconds, between two loops that may be merged; it is not paid. */
export const MERGE_GAP_SECONDS = 300

const TENTH = 360
/** Shortest part of a split, in seconds: one tenth of an hour. */
export const SPLIT_LEAST_SECONDS = TENTH

/**
 * Seconds of the first part of a loop of `total` seconds that is split after `wanted` ones. Both parts are paid as many
 * tenths of an hour as the one: where rounding them would pay more or less, the first part takes the nearest whole tenth,
 * three minutes away at most. Undefined where a part would be shorter than the shortest.
 */
export const splitAfter = (total: number, wanted: number): number | undefined => {
  if (wanted < SPLIT_LEAST_SECONDS || total - wanted < SPLIT_LEAST_SECONDS) return undefined
  if (decimalTenths(wanted) + decimalTenths(total - wanted) === decimalTenths(total)) return wanted
  const most = Math.floor((total - SPLIT_LEAST_SECONDS) / TENTH)
  return Math.min(Math.round(wanted / TENTH), most) * TENTH
}
