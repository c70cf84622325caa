import type { Tour } from '#web/tour/tour.ts'

const step = { district: 'hub', has_click: false, route: 'invitationList' } as const

/** The ways in to the organisation. */
export const invitationsTour: Tour = {
  name: 'invitations',
  needs: 'invitation.create',
  offeredOn: ['invitationList'],
  steps: [
    { ...step, element: 'invitation-tabs', words: 'invitationsTabs' },
    { ...step, element: 'invitation-create', words: 'invitationsCreate' },
    { ...step, element: 'invitation-import', words: 'invitationsImport' },
  ],
}
