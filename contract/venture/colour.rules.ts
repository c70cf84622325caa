import { codes } from '#contract/kit/codes.ts'

/** By which a venture is known wherever it stands, always beside its name; `--n-venture-0` and on are how they look. */
export const ventureColour = codes({
  red: 0,
  clay: 1,
  ochre: 2,
  olive: 3,
  green: 4,
  jade: 5,
  turquoise: 6,
  petrol: 7,
  blue: 8,
  indigo: 9,
  violet: 10,
  magenta: 11,
})

/** The colour of a venture for which nobody chose one; the database's own default says the same. */
export const colourInTurn = (id: number): number => (id - 1) % ventureColour.values.length
