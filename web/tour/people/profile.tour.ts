import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false } as const

/** The person's own programs, then, on their profile, their own data. */
export const profileTour: Tour = {
  name: 'profile',
  offeredOn: ['settings', 'profile'],
  steps: [
    { ...step, route: 'settings', element: 'profile-tokens', words: 'profileTokens' },
    { ...step, route: 'settings', element: 'profile-webhooks', words: 'profileWebhooks', needs: 'loop.run' },
    { ...step, route: 'profile', element: 'profile-data', words: 'profileData' },
  ],
}
