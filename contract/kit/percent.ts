/**
 * Whole percent of a part: 100 only once all is done, 0 only before anything is. More than the whole is rounded down. The
 * database has the same as `percent_of`.
 */
export const percentOf = (part: number, whole: number): number => {
  if (whole <= 0 || part <= 0) return 0
  if (part >= whole) return Math.floor((100 * part) / whole)
  return Math.min(99, Math.max(1, Math.round((100 * part) / whole)))
}
