import { callsOf } from '#contract/kit/endpoint.ts'
import type { portalSchemas } from '#contract/portal/portal.ts'

/** What the portal shows to everybody who signs in: each their own ventures. */
export const portalShows = ['projeto', 'gate', 'team'] as const

export const portalCalls = callsOf<typeof portalSchemas>()({
  show: {
    method: 'GET',
    path: '/api/portal',
    shows: [...portalShows, 'atom', 'entrega'],
    can: 'login',
    summary:
      'Headquarter: ventures that one sees, or one of them, with progress and budget; a client’s are their company’s',
  },
})
