import { callsOf } from '#contract/kit/endpoint.ts'
import type { portalSchemas } from '#contract/portal/portal.ts'

export const portalCalls = callsOf<typeof portalSchemas>()({
  show: {
    method: 'GET',
    path: '/api/portal',
    shows: ['gate'],
    can: 'login',
    summary:
      'Headquarter: ventures that one sees, or one of them, with progress and budget; a client’s are their company’s',
  },
})
