import { callsOf } from '#contract/kit/endpoint.ts'
import type { weekSchemas } from '#contract/week/week.ts'

export const weekCalls = callsOf<typeof weekSchemas>()({
  loops: {
    method: 'GET',
    path: '/api/weeks/:id/loops',
    can: 'week.open',
    shows: ['week', 'loop', 'order'],
    summary: 'The loops of a week, and those that began in it, each with what becomes of it and why',
  },
})
