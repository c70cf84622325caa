import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false } as const

/** The ventures, and the page of one, which a step opens. */
export const venturesTour: Tour = {
  name: 'ventures',
  offeredOn: ['workstationVentures', 'ventureShow'],
  steps: [
    { ...step, element: 'table-tools', route: 'workstationVentures', words: 'venturesFind' },
    {
      ...step,
      element: 'table-rows',
      has_click: true,
      route: 'workstationVentures',
      words: 'venturesOpen',
      past: ['venture-gates', 'venture-backlog'],
    },
    { ...step, element: 'venture-gates', words: 'venturesGates' },
    { ...step, element: 'venture-backlog', needs: 'particle.open', words: 'venturesBacklog' },
  ],
}
