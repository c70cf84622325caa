import type { Locale } from '#contract/kit/words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { WordKey } from '#contract/words.ts'
import type { Config } from '#server/config.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import { momentFor } from '#server/kit/mail/moment.ts'
import { sayIn } from '#server/kit/words.ts'

interface Addressed {
  to: string
  locale: Locale
  zone: string
}

/** Address of somebody who asked without being signed in, or name of the administrator who made the link. */
type Asker = { readonly ip: string } | { readonly by: string }

interface Reset {
  name: string
  code: string
  expires_at: Date
  config: Pick<Config, 'PUBLIC_URL'>
}

/** Path of the screen that takes a code. */
export const resetPath = (code: string): string => `${pathTo('newPassword')}?code=${code}`

/** Mail with the link for a new password; without a configured address the link is a path. */
export const resetMail = (
  { to, locale, zone, ...asker }: Addressed & Asker,
  { name, code, expires_at, config }: Reset,
): MailMessage => {
  const say = sayIn(locale)
  const path = resetPath(code)
  const url = screenLink(config, path, locale)
  const params = { name, until: momentFor(expires_at, { locale, zone }) }
  const given = 'by' in asker
  const intro = given
    ? say('reset.mailGiven', { ...params, by: asker.by })
    : say('reset.mailIntro', { ...params, ip: asker.ip })
  return composeMail({
    to,
    locale,
    kind: 'reset',
    subject: say('reset.mailSubject'),
    intro: url ? intro : `${intro} ${say('reset.mailPath', { path: `/#${path}` })}`,
    link: url ? { label: say('reset.mailOpen'), url } : undefined,
    footer: say(given ? 'reset.mailGivenWhy' : 'reset.mailWhy'),
  })
}

/** Mail to an account that may not sign in: the reason, and no link. */
export const closedMail = (
  { to, locale, ip }: Omit<Addressed, 'zone'> & { readonly ip: string },
  why: WordKey,
): MailMessage => {
  const say = sayIn(locale)
  return composeMail({
    to,
    locale,
    kind: 'security',
    subject: say('reset.mailClosedSubject'),
    intro: `${say('reset.mailClosed', { ip })} ${say(why)}`,
    footer: say('reset.mailWhy'),
  })
}
