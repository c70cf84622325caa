import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'fortress', has_click: false, route: 'fortress' } as const

/** Tour of the screen about a person's ways to sign in. */
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
