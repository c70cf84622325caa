import type { securityWords } from '#contract/auth/security.words.ts'
import type { KeyOf, Locale } from '#contract/kit/words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import type { Anyone, Context } from '#server/kit/context.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import { momentFor } from '#server/kit/mail/moment.ts'
import { sayIn } from '#server/kit/words.ts'

type Subject = Exclude<KeyOf<typeof securityWords>, 'what' | 'notYou' | 'open' | 'why'>

interface SecurityMail {
  db: Db
  person: { email: string; locale: Locale | null; zone: string }
  what: Subject
}

/** Tells a person by e-mail of a change of their access, in the transaction of that change. */
export const mailSecurityTo = async (ctx: Anyone, { db, person, what }: SecurityMail): Promise<void> => {
  const locale = person.locale ?? ctx.locale
  const say = sayIn(locale)
  const subject = say(`security.${what}`)
  const at = `${momentFor(ctx.now, { locale, zone: person.zone })} (${person.zone})`
  const url = screenLink(ctx.services.config, pathTo('fortress'), locale)
  const mail = composeMail({
    to: person.email,
    locale,
    kind: 'security',
    subject,
    intro: `${say('security.what', { subject, at, ip: ctx.request.ip })} ${say('security.notYou')}`,
    link: url ? { label: say('security.open'), url } : undefined,
    footer: say('security.why'),
  })
  await ctx.services.mail.post(db, mail, ctx.now)
}

/** The same of the signed-in person. */
export const mailSecurity = (ctx: Context, db: Db, what: Subject): Promise<void> =>
  mailSecurityTo(ctx, { db, person: ctx.user, what })
