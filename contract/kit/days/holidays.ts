import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'

/** The organisation's holidays for whoever plans; the list is edited with the rest of its configuration. */
export const holidayCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/holidays',
    shows: ['userConfig'],
    can: 'login',
    summary: 'The holidays of the organisation, by day',
    input: z.object({}),
    output: z.object({ data: z.array(z.object({ day: z.iso.date(), nome: z.string() })) }),
  }),
}
