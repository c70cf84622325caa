import { notificationKinds } from '#contract/notification/notification.kinds.ts'

/**
 * Messages that an administrator may switch off one by one, by where they belong: those of a kind of notification, and three
 * whose person learns the same by signing in or asking. All others have to arrive, such as a link for a new password.
 */
export const templateGroups = {
  people: ['registrationActive', 'registrationDenied', 'requestDeclined', 'registration', 'invitationRequest'],
  work: [
    'forcedStop',
    'loopEdited',
    'loopControlled',
    'loopWritten',
    'loopRequested',
    'week',
    'order',
    'invoice',
    'atom',
    'gate',
    'entrega',
    'demand',
    'message',
    'handover',
    'mention',
    'watched',
    'news',
    'newsReminder',
  ],
  support: ['supportNew', 'supportAnswered'],
  account: ['permission', 'ownData', 'erasureNew', 'incident', 'webhookOff'],
} as const satisfies Record<string, readonly string[]>

export type TemplateGroup = keyof typeof templateGroups
export const templateGroupKeys = ['people', 'work', 'support', 'account'] as const satisfies readonly TemplateGroup[]

const mails = ['registrationActive', 'registrationDenied', 'requestDeclined'] as const
export const mailTemplates = [...mails, ...notificationKinds] as const
export type MailTemplate = (typeof mailTemplates)[number]
