import { codes } from '#contract/kit/codes.ts'

/**
 * By which a venture is known wherever it stands, always beside its name; `--n-venture-0` and on are how they look. In the
 * order of their hues, in which they are offered.
 */
export const ventureColour = codes({
  orange: 1,
  moss: 3,
  green: 4,
  jade: 5,
  turquoise: 6,
  petrol: 7,
  blue: 8,
  indigo: 9,
  violet: 2,
  purple: 10,
  magenta: 11,
  pink: 0,
})

/** The colour of a venture for which nobody chose one; the database's own default says the same. */
export const colourInTurn = (id: number): number => (id - 1) % ventureColour.values.length
