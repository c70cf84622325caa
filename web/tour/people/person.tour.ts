import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false } as const

/** The page of one person, which its first step opens. */
export const personTour: Tour = {
  name: 'person',
  needs: 'looper.edit',
  offeredOn: ['looperShow'],
  steps: [
    {
      ...step,
      element: 'table-rows',
      has_click: true,
      route: 'looperList',
      words: 'personOpen',
      past: ['person-status', 'person-edit'],
    },
    { ...step, element: 'person-status', needs: 'looper.changeStatus', words: 'personStatus' },
    { ...step, element: 'person-edit', words: 'personEdit' },
    { ...step, element: 'person-documents', words: 'personDocuments' },
    { ...step, element: 'person-handover', needs: 'looper.changeStatus', words: 'personHandover' },
  ],
}
