import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'fortress', has_click: false, route: 'fortress' } as const

/** Who gets in as the person. */
export const fortressTour: Tour = {
  name: 'fortress',
  offeredOn: ['fortress'],
  steps: [
    { ...step, element: 'fortress-factor', words: 'fortressFactor' },
    { ...step, element: 'fortress-passkeys', words: 'fortressPasskeys' },
    { ...step, element: 'fortress-sessions', words: 'fortressSessions' },
    { ...step, element: 'fortress-log', words: 'fortressLog' },
  ],
}
