import type { Locale } from '#contract/kit/words.ts'
import type { MailTemplate } from '#contract/mail/templates.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { SupportDetail } from '#contract/support/support.ts'
import type { Context } from '#server/kit/context.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { sayIn, type Say } from '#server/kit/words.ts'
import { wanted } from '#server/notification/choices.data.ts'
import type { Reader } from '#server/support/readers.data.ts'

/** The page of one message; undefined where the installation does not know its own address. */
const linkTo = (ctx: Context, { id, locale }: Addressed): string | undefined =>
  screenLink(ctx.services.config, `${pathTo('support')}?m=${id}`, locale)

interface Addressed {
  to: string
  locale: Locale
  id: number
  quote: string
  template: MailTemplate
  words: (say: Say) => { subject: string; intro: string }
}

const framed = (ctx: Context, addressed: Addressed): MailMessage => {
  const { to, locale, quote, template, words } = addressed
  const say = sayIn(locale)
  const url = linkTo(ctx, addressed)
  return composeMail({
    ...words(say),
    to,
    locale,
    kind: 'support',
    template,
    quote,
    link: url === undefined ? undefined : { label: say('support.mailOpen'), url },
    footer: say('support.mailWhere'),
  })
}

const mailReaders = async (
  ctx: Context,
  readers: readonly Reader[],
  addressed: Omit<Addressed, 'to' | 'locale'>,
): Promise<void> => {
  const notes = readers.map((one) => ({ ...one, user_id: one.id, word: 'notification.supportNew' }))
  for (const { to, locale } of await wanted(ctx.db, notes, 'mail'))
    await ctx.services.mail.post(ctx.db, framed(ctx, { ...addressed, to, locale }), ctx.now)
}

/** To each reader, when somebody files a message. */
export const mailNew = (ctx: Context, readers: readonly Reader[], row: SupportDetail): Promise<void> => {
  const { id, subject, message, email, category, author } = row
  return mailReaders(ctx, readers, {
    id,
    quote: message,
    template: 'supportNew',
    words: (say) => ({
      subject: say('support.mailNewSubject', { subject }),
      intro: say('support.mailNew', { name: author.nome, email, category: say(`support.category_${category}`) }),
    }),
  })
}

/** To each reader, when its author adds to a message. */
export const mailAdded = (
  ctx: Context,
  readers: readonly Reader[],
  { row, message }: { row: SupportDetail; message: string },
): Promise<void> =>
  mailReaders(ctx, readers, {
    id: row.id,
    quote: message,
    template: 'supportNew',
    words: (say) => ({
      subject: say('support.mailNewSubject', { subject: row.subject }),
      intro: say('support.mailAdded', { name: row.author.nome }),
    }),
  })

/** To the address that the author gave, when somebody answers. */
export const mailAnswer = async (ctx: Context, row: SupportDetail, message: string): Promise<void> => {
  const author = await ctx.db.selectFrom('users').select('locale').where('id', '=', row.author.id).executeTakeFirst()
  const note = { user_id: row.author.id, word: 'notification.supportAnswered' }
  if ((await wanted(ctx.db, [note], 'mail')).length === 0) return
  const words = (say: Say) => ({
    subject: say('support.mailAnswerSubject', { subject: row.subject }),
    intro: say('support.mailAnswer', { name: ctx.user.nome }),
  })
  const locale = author?.locale ?? (await organisationLocale(ctx.db))
  const addressed = { to: row.email, locale, id: row.id, quote: message, words }
  await ctx.services.mail.post(ctx.db, framed(ctx, { ...addressed, template: 'supportAnswered' }), ctx.now)
}
