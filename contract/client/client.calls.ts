import type { myClientSchemas } from '#contract/client/mine.ts'
import { callsOf } from '#contract/kit/endpoint.ts'

export const myClientCalls = callsOf<typeof myClientSchemas>()({
  show: {
    method: 'GET',
    path: '/api/my-client',
    can: 'login',
    summary:
      'The client that one has access to oneself: the company, its contacts, who comes in, the files opened to it, and whether one may approve for it; null without any',
  },
})
