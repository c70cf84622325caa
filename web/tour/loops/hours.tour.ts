import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false } as const

/** From the hours of a week to what it pays and what they add up to. */
export const hoursTour: Tour = {
  name: 'hours',
  needs: 'loop.list',
  offeredOn: ['weekSheet'],
  steps: [
    { ...step, route: 'weekSheet', element: 'week-sheet', words: 'hoursSheet' },
    { ...step, route: 'weekSheet', element: 'week-views', words: 'hoursViews' },
    { ...step, route: 'weekList', needs: 'week.open', element: 'table-rows', words: 'hoursClosing' },
    { ...step, route: 'reports', element: 'report-shape', words: 'hoursReports' },
  ],
}
