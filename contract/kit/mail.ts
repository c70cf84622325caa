/** What a letter is about. */
export const mailKinds = ['notice', 'support', 'security', 'reset', 'other'] as const
export type MailKind = (typeof mailKinds)[number]

/** `kept`: this installation sends no letters; what it would have sent stays here. */
export const mailStates = ['waiting', 'sent', 'failed', 'kept'] as const
export type MailState = (typeof mailStates)[number]
