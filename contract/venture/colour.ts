import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { ventureColour } from './colour.rules.ts'

/** No page needs more of them at once. */
export const COLOURS_MAX = 1000

export const ventureColours = endpoint({
  method: 'GET',
  path: '/api/ventures/colours',
  // Whoever sees hours or reports meets ventures by name without opening any.
  can: 'login',
  summary: 'Chosen colours of the ventures that one sees; any other venture has the colour of its number in turn',
  input: z.object({}),
  output: z.object({ chosen: z.array(z.object({ id: z.number().int(), colour: z.literal(ventureColour.values) })) }),
})
