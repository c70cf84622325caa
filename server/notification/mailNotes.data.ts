import type { FullKeyOf, WordParams } from '#contract/kit/words.ts'
import { kindOf } from '#contract/notification/notification.kinds.ts'
import type { notificationWords } from '#contract/notification/notification.words.ts'
import type { WordKey } from '#contract/words.ts'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { sayIn } from '#server/kit/words.ts'
import { wanted } from '#server/notification/choices.data.ts'

export type NoteWord = FullKeyOf<typeof notificationWords>

/** A record that the mail of a note lists, with a text to copy. */
interface NoteRecord {
  readonly word: NoteWord
  readonly params: WordParams
  readonly link: string
  readonly code?: { readonly label: WordKey; readonly text: string } | undefined
}

export interface Note {
  user_id: number
  word: NoteWord
  params?: WordParams
  link?: string
  /** Records that it is about; only in the mail. */
  records?: readonly NoteRecord[]
  /** Text that somebody wrote; only in the mail. */
  quote?: { text: string; html: string }
}

/** Support sends mails of its own, which quote the message. */
const hasOwnMail = ({ word }: Note): boolean => kindOf(word)?.startsWith('support') ?? false

/** Sends notifications by e-mail to people who chose that for their kind, in the transaction of their cause. */
export const mailNotes = async (
  { db, services, now }: { db: Db; services: Services; now: Date },
  notes: readonly Note[],
): Promise<void> => {
  const all = await wanted(
    db,
    notes.filter((it) => !hasOwnMail(it)),
    'mail',
  )
  if (all.length === 0) return
  const people = await db
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where('id', 'in', [...new Set(all.map((it) => it.user_id))])
    .execute()
  const organisation = await organisationLocale(db)
  const mails = all.flatMap(({ user_id, word, params, link, records, quote }) => {
    const person = people.find((it) => it.id === user_id)
    if (!person) return []
    const locale = person.locale ?? organisation
    const say = sayIn(locale)
    const text = say(word, params)
    const url = link && screenLink(services.config, link, locale)
    return composeMail({
      to: person.email,
      locale,
      kind: 'notice',
      template: kindOf(word),
      subject: text,
      intro: text,
      records: records?.map((record) => ({
        text: say(record.word, record.params),
        url: screenLink(services.config, record.link, locale),
        code: record.code && { label: say(record.code.label), text: record.code.text },
      })),
      ...(quote && { quote: quote.text, quoteHtml: quote.html }),
      link: url ? { label: say('notification.mailOpen'), url } : undefined,
      footer: say('notification.mailWhy'),
    })
  })
  await services.mail.postMany(db, mails, now)
}
