import { deviceOf } from '#contract/profile/device.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Anyone } from '#server/kit/context.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import { momentFor } from '#server/kit/mail/moment.ts'
import { sayIn } from '#server/kit/words.ts'

interface About {
  readonly person: { nome: string; email: string; locale: 'pt' | 'en' | null; zone: string }
  /** Code of the link that signs out everywhere, once. */
  readonly code: string
  readonly expires_at: Date
}

/** Mail about a sign-in: time, place, device, and the link for a person who did not do it. */
export const newDeviceMail = (ctx: Anyone, { person, code, expires_at }: About): MailMessage => {
  const locale = person.locale ?? ctx.locale
  const { zone } = person
  const say = sayIn(locale)
  const notMeWhy = say('security.notMeWhy', { until: momentFor(expires_at, { locale, zone }) })
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
      [say('security.when'), `${momentFor(ctx.now, { locale, zone })} (${zone})`],
      [say('security.browser'), named ?? say('security.deviceUnknown')],
      [say('security.address'), ctx.request.ip],
    ],
    link: url ? { label: say('security.notMe'), url } : undefined,
    after: url ? notMeWhy : `${say('security.notMePath', { path: `/#${path}` })} ${notMeWhy}`,
    footer: say('security.why'),
  })
}
