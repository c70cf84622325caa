/** What a mail is about. */
export const mailKinds = ['notice', 'support', 'security', 'reset', 'registration', 'invitation', 'other'] as const
export type MailKind = (typeof mailKinds)[number]

/** Kinds that somebody sits and waits for, or has to read soon: they leave before many invitations and notices. */
const awaitedKinds: readonly (MailKind | undefined)[] = ['security', 'reset', 'registration']
export const isAwaited = (kind: MailKind | undefined): boolean => awaitedKinds.includes(kind)

/** `kept`: not sent, because this installation sends no mails, or not this one; it stays here. */
export const mailStates = ['waiting', 'sent', 'failed', 'kept'] as const
export type MailState = (typeof mailStates)[number]

/** `tls`: encrypted from the first byte; `starttls`: by a command, and refused without; `none`: readable on the way. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]
