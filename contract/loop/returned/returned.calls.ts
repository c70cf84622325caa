import { callsOf } from '#contract/kit/endpoint.ts'
import type { returnedSchemas } from '#contract/loop/returned/returned.ts'

export const returnedCalls = callsOf<typeof returnedSchemas>()({
  return: {
    method: 'POST',
    path: '/api/loops/:id/return',
    can: 'week.review',
    refuses: [409],
    summary: 'Returns a concluded loop to its person with a reason; no week pays it until they put it right',
  },
  mended: {
    method: 'POST',
    path: '/api/loops/:id/mended',
    can: 'loop.run',
    refuses: [409],
    summary:
      'Says of one’s own returned loop that it is right as it stands, and why; reviewers do where its person has left',
  },
  mine: {
    method: 'GET',
    path: '/api/loops/returned',
    can: 'loop.run',
    shows: ['loop'],
    summary: 'One’s own loops that were returned and not put right yet',
  },
})
