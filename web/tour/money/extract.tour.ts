import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', route: 'financeExtract', has_click: false } as const

/** The financial extract, for people who read it. */
export const extractTour: Tour = {
  name: 'extract',
  needs: 'finance.list',
  offeredOn: ['financeExtract'],
  steps: [
    { ...step, element: 'extract-period', words: 'extractPeriod' },
    { ...step, element: 'extract-months', words: 'extractMonths' },
    { ...step, element: 'table-rows', words: 'extractRows' },
    { ...step, route: 'earnings', element: 'earnings-months', words: 'extractEarnings' },
  ],
}
