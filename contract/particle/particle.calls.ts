import { callsOf } from '#contract/kit/endpoint.ts'
import { listCall } from '#contract/kit/list/place.ts'
import type { particleSchemas } from '#contract/particle/page.ts'
import { particlePlace } from './particle.steps.ts'
import type { particleList } from './particle.ts'

export const particleCalls = callsOf<typeof particleSchemas>()({
  board: {
    method: 'GET',
    path: '/api/particleBoard',
    can: 'particle.open',
    summary: 'The backlog board of all ventures that one sees, or of one: its cards, in the order of each column',
    shows: ['particle'],
  },
  add: {
    method: 'POST',
    path: '/api/particleBoard',
    can: 'particle.create',
    summary: 'Makes particles at the end of a column of a venture’s board, one of each name',
  },
  limits: {
    method: 'PUT',
    path: '/api/particleBoard/limits',
    can: 'projeto.edit',
    summary:
      'Sets how many cards columns hold before they warn, on the board of a venture or on that of all; those left out stay',
  },
  move: {
    method: 'POST',
    path: '/api/particles/:id/move',
    can: 'particle.move',
    summary:
      'Puts a particle into a column, under the card `above_id`, else over `below_id`, else last; with another priority unless that changed meanwhile',
    refuses: [409],
  },
  vote: {
    method: 'PUT',
    path: '/api/particles/:id/vote',
    can: 'particle.open',
    summary: 'Gives one’s only vote to a particle, or takes it back',
  },
})

export const particleListCall = listCall<typeof particleList>(particlePlace)
