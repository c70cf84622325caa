/** Subjects of mails. */
export const mailKinds = ['notice', 'support', 'security', 'reset', 'registration', 'invitation', 'other'] as const
export type MailKind = (typeof mailKinds)[number]

/** Kinds that somebody waits for, or must read soon: they leave before bulk invitations and notices. */
const awaitedKinds: readonly (MailKind | undefined)[] = ['security', 'reset', 'registration']
export const isAwaited = (kind: MailKind | undefined): boolean => awaitedKinds.includes(kind)

/** `kept`: not sent, because this installation sends no mails, or this one is switched off. */
export const mailStates = ['waiting', 'sent', 'failed', 'kept'] as const
export type MailState = (typeof mailStates)[number]

/** `tls`: encrypted from the first byte; `starttls`: by a command, and refused without it; `none`: not encrypted. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]
