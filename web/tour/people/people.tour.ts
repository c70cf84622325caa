import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false, route: 'looperList' } as const

/** The list of everybody with an account. */
export const peopleTour: Tour = {
  name: 'people',
  needs: 'looper.list',
  offeredOn: ['looperList'],
  steps: [
    { ...step, element: 'table-tools', words: 'peopleFind' },
    { ...step, element: 'table-rows', words: 'peopleRows' },
    { ...step, element: 'table-export', words: 'peopleExport' },
  ],
}
