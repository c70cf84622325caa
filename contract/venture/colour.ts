import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import { endpoint } from '#contract/kit/endpoint.ts'

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

/** No page needs more of them at once. */
export const COLOURS_MAX = 1000

export const ventureColours = endpoint({
  method: 'GET',
  path: '/api/ventures/colours',
  can: 'projeto.open',
  summary: 'Chosen colours of the ventures that one sees; any other venture has the colour of its number in turn',
  input: z.object({}),
  output: z.object({ chosen: z.array(z.object({ id: z.number().int(), colour: z.literal(ventureColour.values) })) }),
})
