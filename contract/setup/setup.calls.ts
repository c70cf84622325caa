import { callsOf } from '#contract/kit/endpoint.ts'
import type { setupSchemas } from '#contract/setup/setup.ts'

export const setupCalls = callsOf<typeof setupSchemas>()({
  state: {
    method: 'GET',
    path: '/api/setup',
    can: 'public',
    summary:
      'Whether the installation still needs its organisation and first administrator, and the demo accounts where it is a demo',
  },
  create: {
    method: 'POST',
    path: '/api/setup',
    can: 'public',
    refuses: [409],
    summary: 'Makes the organisation and its first administrator; refused once a user exists',
  },
})
