import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false, route: 'profile' } as const

/** The person's own programs and their own data. */
export const profileTour: Tour = {
  name: 'profile',
  offeredOn: ['profile', 'settings'],
  steps: [
    { ...step, element: 'profile-tokens', words: 'profileTokens' },
    { ...step, element: 'profile-webhooks', words: 'profileWebhooks' },
    { ...step, element: 'profile-data', words: 'profileData' },
  ],
}
