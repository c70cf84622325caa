/** Kinds of notification that a person can turn off, each with its words (`notification.<word>`). */
const kinds = {
  forcedStop: ['loopForced'],
  loopEdited: ['loopRetyped', 'loopDeleted'],
  loopControlled: ['loopStoppedFor', 'loopConcludedFor', 'loopReshaped'],
  loopWritten: ['loopWritten', 'loopsImported', 'loopRequestChanged', 'loopRequestAccepted', 'loopRequestRefused'],
  loopRequested: ['loopRequested'],
  week: ['loopReturned', 'loopMended', 'weekReopened', 'weekLeft', 'weekClosing', 'weekToConfirm'],
  message: ['messageNew', 'messageAsked', 'messageReminder', 'messageMissing'],
  order: [
    'orderMade',
    'ordersDue',
    'orderPaid',
    'orderDeleted',
    'orderReversed',
    'orderItemConfirmed',
    'orderItemRefused',
  ],
  invoice: [
    'invoiceIssued',
    'invoiceDueSoon',
    'invoiceOverdue',
    'invoiceLate',
    'invoicePaid',
    'invoiceCancelled',
    'invoiceReversed',
  ],
  registration: ['registrationWaiting'],
  supportAnswered: ['supportAnswered'],
  supportNew: ['supportNew'],
  mention: ['commentMentioned'],
  watched: ['commentAdded'],
  webhookOff: ['webhookOff'],
  invitationRequest: ['invitationRequested'],
  ownData: ['exportReady', 'erasureDenied'],
  erasureNew: ['erasureNew'],
  incident: ['incidentDue', 'incidentRaised'],
  atom: ['atomGiven', 'atomAccepted', 'atomApproved'],
  gate: [
    'gateStarted',
    'gateResumed',
    'gateDelivered',
    'gateReminder',
    'gateAsked',
    'gateAnswered',
    'gateApproved',
    'gateApprovedFor',
    'gateContested',
    'gateSilent',
  ],
  entrega: ['entregaHomologation', 'entregaFinished'],
  handover: ['handedOver'],
  demand: ['demandNew', 'demandAccepted', 'demandCancelled'],
  news: ['newsPublished'],
  newsReminder: ['newsReminder'],
  permission: ['permissionMine', 'permissionRole', 'permissionReset'],
} as const

export type NotificationKind = keyof typeof kinds

export const notificationKinds = [
  'forcedStop',
  'loopEdited',
  'loopControlled',
  'loopWritten',
  'loopRequested',
  'week',
  'message',
  'order',
  'invoice',
  'registration',
  'supportAnswered',
  'supportNew',
  'mention',
  'watched',
  'webhookOff',
  'invitationRequest',
  'ownData',
  'erasureNew',
  'incident',
  'atom',
  'gate',
  'entrega',
  'handover',
  'demand',
  'news',
  'newsReminder',
  'permission',
] as const satisfies readonly NotificationKind[]

/** Kind of a word, with or without its noun: `notification.loopForced` → `forcedStop`. */
export const kindOf = (word: string): NotificationKind | undefined => {
  const bare = word.slice(word.indexOf('.') + 1)
  return notificationKinds.find((it) => kinds[it].some((one) => one === bare))
}

export interface NotificationChoice {
  readonly bell: boolean
  readonly mail: boolean
}

/** Kinds that should not wait for the next visit. */
const mailed: readonly NotificationKind[] = [
  'loopControlled',
  'loopWritten',
  'loopRequested',
  'week',
  'message',
  'order',
  'invoice',
  'supportAnswered',
  'supportNew',
  'mention',
  'webhookOff',
  'ownData',
  'erasureNew',
  'incident',
  'gate',
  'entrega',
  'handover',
  'demand',
  'newsReminder',
]

/** Default channels: everything in the bell, and by e-mail what should not wait. */
export const defaultChoice = (kind: NotificationKind): NotificationChoice => ({
  bell: true,
  mail: mailed.includes(kind),
})
