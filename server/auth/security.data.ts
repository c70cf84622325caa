import type { securityWords } from '#contract/auth/security.words.ts'
import { formatDateTime } from '#contract/kit/dates.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { letter } from '#server/kit/mail/letter.ts'

type Subject = Exclude<KeyOf<typeof securityWords>, 'what' | 'notYou' | 'open' | 'why'>

/** Tells the person by e-mail of a change of their access, in the transaction of that change. */
export const mailSecurity = async (ctx: Context, db: Db, what: Subject): Promise<void> => {
  const { PUBLIC_URL } = ctx.services.config
  const subject = ctx.say(`security.${what}`)
  const at = `${formatDateTime(ctx.now, ctx.locale, ctx.user.zone)} (${ctx.user.zone})`
  const url = PUBLIC_URL && `${PUBLIC_URL.replace(/\/+$/, '')}/#${pathTo('profile')}`
  const mail = letter({
    to: ctx.user.email,
    subject,
    intro: `${ctx.say('security.what', { subject, at, ip: ctx.request.ip })} ${ctx.say('security.notYou')}`,
    link: url ? { label: ctx.say('security.open'), url } : undefined,
    footer: ctx.say('security.why'),
  })
  await ctx.services.mail.post(db, mail, ctx.now)
}
