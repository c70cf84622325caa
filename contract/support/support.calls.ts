import { callsOf } from '#contract/kit/endpoint.ts'
import { listCall } from '#contract/kit/list/place.ts'
import type { supportSchemas } from '#contract/support/support.ts'
import { supportPlace } from './support.steps.ts'
import type { supportList } from './support.ts'

export const supportCalls = callsOf<typeof supportSchemas>()({
  file: {
    method: 'POST',
    path: '/api/support',
    can: 'login',
    summary: 'Files a message to the administrators',
  },
  show: {
    method: 'GET',
    path: '/api/support/:id',
    can: 'login',
    summary: 'One message with what was answered and added; others’ only for whoever may see them',
    shows: ['support'],
  },
  reply: {
    method: 'POST',
    path: '/api/support/:id/replies',
    can: 'login',
    summary: 'Answers a message, or adds to one’s own',
  },
})

export const supportListCall = listCall<typeof supportList>(supportPlace)
