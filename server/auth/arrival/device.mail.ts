import { formatDateTime } from '#contract/kit/dates.ts'
import { deviceOf } from '#contract/profile/device.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Anyone } from '#server/kit/context.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import { sayIn } from '#server/kit/words.ts'

interface About {
  readonly person: { nome: string; email: string; locale: 'pt' | 'en' | null; zone: string }
  /** Code of the link that signs out everywhere, once. */
  readonly code: string
  readonly days: number
}

/** Mail about a sign-in: time, place, device, and the link for a person who did not do it. */
export const newDeviceMail = (ctx: Anyone, { person, code, days }: About): MailMessage => {
  const locale = person.locale ?? ctx.locale
  const say = sayIn(locale)
  const { browser, system } = deviceOf(ctx.request.userAgent)
  const named = browser && system ? say('security.device', { browser, system }) : (browser ?? system)
  const path = `${pathTo('forgotPassword')}?out=${code}`
  const url = screenLink(ctx.services.config, path, locale)
  return composeMail({
    to: person.email,
    locale,
    kind: 'security',
    subject: say('security.newDevice'),
    intro: say('security.newDeviceIntro', { name: person.nome }),
    facts: [
      [say('security.when'), `${formatDateTime(ctx.now, locale, person.zone)} (${person.zone})`],
      [say('security.browser'), named ?? say('security.deviceUnknown')],
      [say('security.address'), ctx.request.ip],
    ],
    link: url ? { label: say('security.notMe'), url } : undefined,
    after: url
      ? say('security.notMeWhy', { days })
      : `${say('security.notMePath', { path: `/#${path}` })} ${say('security.notMeWhy', { days })}`,
    footer: say('security.why'),
  })
}
