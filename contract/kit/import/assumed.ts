/** Orders of day and month, and units of time, that a column may be read in. */
export const readings = ['dmy', 'mdy', 's', 'min', 'h', 'd', 'w'] as const

/** A column of which some cells have several readings. */
export interface AssumedColumn {
  header: string
  as: (typeof readings)[number]
  /** Some of those cells, each with what it becomes: `hh:mm:ss` or `YYYY-MM-DD`. */
  cells: { value: string; becomes: string }[]
}
