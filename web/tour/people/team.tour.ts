import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'prolab', has_click: false, route: 'team' } as const

/** The people of the ventures. */
export const teamTour: Tour = {
  name: 'team',
  needs: 'team.open',
  offeredOn: ['team'],
  steps: [
    { ...step, element: 'team-search', words: 'teamFind' },
    { ...step, element: 'team-card', words: 'teamRooms' },
    { ...step, element: 'team-add', needs: 'team.create', words: 'teamAdd' },
  ],
}
