import { z } from 'zod'
import { ventureColour } from './colour.rules.ts'

/** No page needs more of them at once. */
export const COLOURS_MAX = 1000

/** Input and answer of `colourCalls`. */
export const colourSchemas = {
  colours: {
    input: z.object({}),
    output: z.object({ chosen: z.array(z.object({ id: z.number().int(), colour: z.literal(ventureColour.values) })) }),
  },
}
