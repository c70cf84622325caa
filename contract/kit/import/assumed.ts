/** Orders of day and month, units of time, and languages of numbers, that a column may be read in. */
export const readings = ['dmy', 'mdy', 's', 'min', 'h', 'd', 'w', 'pt', 'en'] as const

/** A column of which some cells have several readings. */
export interface AssumedColumn {
  header: string
  as: (typeof readings)[number]
  /** Some of those cells, each with what it becomes: `hh:mm:ss`, `YYYY-MM-DD`, or reais as `1500.00`. */
  cells: { value: string; becomes: string }[]
}
