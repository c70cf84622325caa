import { callsOf } from '#contract/kit/endpoint.ts'
import type { colourSchemas } from './colour.ts'

export const colourCalls = callsOf<typeof colourSchemas>()({
  colours: {
    method: 'GET',
    path: '/api/ventures/colours',
    shows: ['projeto'],
    // Whoever sees hours or reports meets ventures by name without opening any.
    can: 'login',
    summary: 'Chosen colours of the ventures that one sees; any other venture has the colour of its number in turn',
  },
})
