import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false, route: 'loopCenter' } as const

/** Features of every table, shown at the one that most people open first. */
export const tableTour: Tour = {
  name: 'table',
  needs: 'loop.list',
  offeredOn: ['loopCenter'],
  steps: [
    { ...step, element: 'table-head', words: 'tableSort', only: 'wide' },
    { ...step, element: 'table-columns', words: 'tableColumns' },
    { ...step, element: 'table-views', words: 'tableViews' },
    { ...step, element: 'table-rows', words: 'tableKeys', only: 'wide' },
    { ...step, element: 'table-pages', words: 'tablePages' },
  ],
}
