import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false } as const

/** The queue of registrations, and what is decided on one. */
export const registrationsTour: Tour = {
  name: 'registrations',
  needs: 'looper.changeStatus',
  offeredOn: ['registrationList', 'registrationShow'],
  steps: [
    { ...step, element: 'table-tools', route: 'registrationList', words: 'registrationsQueue' },
    {
      ...step,
      element: 'table-rows',
      has_click: true,
      route: 'registrationList',
      words: 'registrationsOpen',
      past: ['registration-decide'],
    },
    { ...step, element: 'registration-decide', words: 'registrationsDecide' },
  ],
}
