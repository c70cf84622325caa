import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'workstation', has_click: false, route: 'loopCenter' } as const

/** Loop Center: narrowing it, reading its totals, taking it along. */
export const centerTour: Tour = {
  name: 'center',
  needs: 'loop.list',
  offeredOn: ['loopCenter'],
  steps: [
    { ...step, element: 'table-tools', words: 'centerFilters' },
    { ...step, element: 'center-totals', words: 'centerTotals' },
    { ...step, element: 'table-export', words: 'centerExport' },
  ],
}
