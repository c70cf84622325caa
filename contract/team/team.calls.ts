import { callsOf } from '#contract/kit/endpoint.ts'
import type { teamSchemas } from '#contract/team/team.ts'

export const teamCalls = callsOf<typeof teamSchemas>()({
  list: {
    method: 'GET',
    path: '/api/team',
    shows: ['team', 'looper', 'loop'],
    can: 'team.open',
    summary:
      'The teams of the active ventures that one is on, or of all, or of them who has a position; clients see names and positions',
  },
  add: {
    method: 'POST',
    path: '/api/team',
    can: 'team.create',
    creates: true,
    refuses: [409],
    summary: 'Puts somebody on the team of a venture',
  },
  update: {
    method: 'PATCH',
    path: '/api/team/:venture_id/:user_id',
    can: 'team.edit',
    refuses: [409],
    summary:
      'Changes position, room, seniority, colour or commitment of somebody on a team; the commitment is the person’s',
  },
  remove: {
    method: 'DELETE',
    path: '/api/team/:venture_id/:user_id',
    can: 'team.delete',
    refuses: [409],
    summary: 'Takes somebody off the team of a venture; their atoms and loops stay theirs',
  },
})
