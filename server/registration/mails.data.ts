import type { Locale } from '#contract/kit/words.ts'
import type { MailTemplate } from '#contract/mail/templates.ts'
import { registrationKinds } from '#contract/registration/registration.states.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Config } from '#server/config.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import { momentFor } from '#server/kit/mail/moment.ts'
import { sayIn, type Say } from '#server/kit/words.ts'
import type { TimedCode } from '#server/registration/registration.data.ts'

export interface Addressed {
  readonly to: string
  readonly locale: Locale
  readonly config: Pick<Config, 'PUBLIC_URL'>
}

interface Parts {
  readonly subject: string
  readonly intro: string
  /** Text that an administrator wrote. */
  readonly quote?: string
  readonly link?: { readonly path: string; readonly label: string }
  readonly footer?: string
  readonly template?: MailTemplate
}

const written = ({ to, locale, config }: Addressed, partsIn: (say: Say) => Parts): MailMessage => {
  const say = sayIn(locale)
  const { subject, intro, quote, link, footer, template } = partsIn(say)
  const url = link && screenLink(config, link.path, locale)
  return composeMail({
    to,
    locale,
    kind: 'registration',
    template,
    subject,
    intro: link && !url ? `${intro} ${say('registration.mailPath', { path: `/#${link.path}` })}` : intro,
    link: link && url ? { label: link.label, url } : undefined,
    ...(quote ? { quote } : {}),
    ...(footer ? { footer } : {}),
  })
}

/** Path of the form for a kind of registration, with its query. */
export const formPath = (kind: number, query: string): string =>
  `${pathTo(kind === registrationKinds.of.partner ? 'registerPartner' : 'registerLooper')}?${query}`

/** Contains no typed text: the owner of the e-mail is unknown, and nobody may write to strangers in our name. */
export const confirmMail = (to: Addressed, { code, expires_at }: TimedCode): MailMessage =>
  written(to, (say) => ({
    subject: say('registration.mailConfirmSubject'),
    intro: say('registration.mailConfirm', { until: momentFor(expires_at, to) }),
    link: { path: pathTo('emailConfirmation', { code }), label: say('registration.mailConfirmOpen') },
    footer: say('registration.mailWhy'),
  }))

export const draftMail = (to: Addressed, { kind, code, expires_at }: TimedCode & { kind: number }): MailMessage =>
  written(to, (say) => ({
    subject: say('registration.mailDraftSubject'),
    intro: say('registration.mailDraft', { until: momentFor(expires_at, to) }),
    link: { path: formPath(kind, `draft=${code}`), label: say('registration.mailDraftOpen') },
    footer: say('registration.mailWhy'),
  }))

export const activeMail = (to: Addressed, name: string): MailMessage =>
  written(to, (say) => ({
    template: 'registrationActive',
    subject: say('registration.mailActiveSubject'),
    intro: say('registration.mailActive', { name }),
    link: { path: pathTo('login'), label: say('registration.mailActiveOpen') },
  }))

export const deniedMail = (to: Addressed, { name, reason }: { name: string; reason: string }): MailMessage =>
  written(to, (say) => ({
    template: 'registrationDenied',
    subject: say('registration.mailDeniedSubject'),
    intro: say('registration.mailDenied', { name }),
    quote: reason,
  }))

interface Correction extends TimedCode {
  readonly name: string
  readonly reason: string
  readonly kind: number
}

export const correctionMail = (to: Addressed, { name, reason, kind, code, expires_at }: Correction): MailMessage =>
  written(to, (say) => ({
    subject: say('registration.mailCorrectSubject'),
    intro: say('registration.mailCorrect', { name, until: momentFor(expires_at, to) }),
    quote: reason,
    link: { path: formPath(kind, `correct=${code}`), label: say('registration.mailCorrectOpen') },
  }))
