import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false, route: 'myWork' } as const

/** Tour of one's own work by day. */
export const workTour: Tour = {
  name: 'work',
  needs: 'atom.open',
  offeredOn: ['myWork'],
  steps: [
    { ...step, element: 'work-groups', words: 'workGroups' },
    { ...step, element: 'work-groups', needs: 'loop.run', words: 'workKeys' },
  ],
}
