import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'

/** Most calls that one request asks; as many as a start of home remembers (web/kit/call/early.ts). */
const MOST = 16
const ADDRESS_MAX = 500

/** As lists stand in a query; an address has its own commas encoded. */
const listed = (value: unknown): unknown => (typeof value === 'string' ? value.split(',') : value)

const address = z
  .string()
  .startsWith('/api/')
  .max(ADDRESS_MAX)
  .meta({ examples: ['/api/home'] })

export const togetherCalls = {
  ask: endpoint({
    method: 'GET',
    path: '/api/together',
    can: 'login',
    summary:
      'Answers several reading calls by their addresses at once; leaves out what would be refused, to be asked alone',
    input: z.object({
      /** Address of each call, with its query: `/api/home/days?span=week`. */
      ask: z.preprocess(listed, z.array(address).min(1).max(MOST)),
    }),
    output: z.object({ answers: z.record(z.string(), z.unknown()) }),
  }),
}
