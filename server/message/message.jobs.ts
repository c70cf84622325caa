import { sql, type Selectable } from 'kysely'
import { z } from 'zod'
import { richToText } from '#contract/kit/rich.ts'
import type { Locale } from '#contract/kit/words.ts'
import { messageNoun } from '#contract/message/message.noun.ts'
import { messageStatus } from '#contract/message/message.steps.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Services } from '#server/kit/context.ts'
import { job } from '#server/kit/jobs/job.ts'
import { tellThings } from '#server/kit/live/live.ts'
import { composeMail } from '#server/kit/mail/compose.ts'
import { screenLink } from '#server/kit/mail/link.ts'
import { richToHtml } from '#server/kit/mail/richHtml.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { sayIn } from '#server/kit/words.ts'
import { deliver, ringDue } from '#server/message/deliver.data.ts'

/** E-mails composed in one transaction: few enough not to keep anybody waiting. */
const BATCH = 200
/** Transactions of one run. */
const BATCHES = 10

interface Rung {
  readonly people: readonly number[]
  readonly sent: number
}

/** Sends the scheduled messages whose time has come; what another server holds is its own. */
const sendDue = async (tx: Db, now: Date): Promise<Rung> => {
  const due = await tx
    .selectFrom('messages')
    .selectAll()
    .where('status', '=', messageStatus.of.scheduled)
    .where('send_at', '<=', now.toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  const people: number[] = []
  for (const row of due) {
    const aceite = row.canal === 1 ? 1 : row.aceite
    await tx
      .updateTable('messages')
      .set({ status: messageStatus.of.active, sent_at: now, aceite, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
    people.push(...(await deliver(tx, { ...row, aceite }, now)))
  }
  return { people: [...people, ...(await ringDue(tx, now))], sent: due.length }
}

type Message = Pick<Selectable<Tables['messages']>, 'id' | 'nome' | 'title' | 'aceite' | 'mailed_to'>

/** A message whose e-mails are not all in the outbox, under its lock. */
const unmailed = (tx: Db): Promise<Message | undefined> =>
  tx
    .selectFrom('messages')
    .select(['id', 'nome', 'title', 'aceite', 'mailed_to'])
    .where('status', '=', messageStatus.of.active)
    .where('mailed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

interface Reader {
  readonly id: number
  readonly email: string
  readonly locale: Locale | null
}

/** The next recipients who want such a message by e-mail, by their ids. */
const readersAfter = async (tx: Db, { id, mailed_to }: Message): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`
    select u.id, u.email, u.locale from message_recipients r join users u on u.id = r.user_id
      left join notification_choices c on c.user_id = r.user_id and c.kind = 'message'
    where r.message_id = ${id} and r.user_id > ${mailed_to} and u.status = 1 and coalesce(c.mail, true)
    order by r.user_id limit ${BATCH}`.execute(tx)
  return rows
}

/** Puts the next e-mails of a message into the outbox; false when there was nothing to do. */
const mailNext = async (tx: Db, services: Services, now: Date): Promise<boolean> => {
  const message = await unmailed(tx)
  if (!message) return false
  const readers = await readersAfter(tx, message)
  const organisation = await organisationLocale(tx)
  const nobody = new Map<number, string>()
  const quote = { quote: richToText(message.title), quoteHtml: richToHtml(message.title, nobody) }
  const mails = readers.map(({ email, locale: own }) => {
    const locale = own ?? organisation
    const say = sayIn(locale)
    const url = screenLink(services.config, linkOf(messageNoun, message.id), locale)
    return composeMail({
      to: email,
      locale,
      kind: 'notice',
      template: 'message',
      subject: say('notification.messageNew', { title: message.nome }),
      intro: say(message.aceite === 1 ? 'notification.messageMailAsks' : 'notification.messageMail'),
      ...quote,
      link: url ? { label: say('notification.mailOpen'), url } : undefined,
      footer: say('notification.mailWhy'),
    })
  })
  await services.mail.postMany(tx, mails, now)
  const last = readers.at(-1)?.id ?? message.mailed_to
  await tx
    .updateTable('messages')
    .set({ mailed_to: last, ...(readers.length < BATCH && { mailed_at: now }) })
    .where('id', '=', message.id)
    .execute()
  return true
}

/** Sends what is scheduled, reminds of what waits to be accepted, and writes the e-mails of what was sent. */
export const messageClock = job({
  name: 'message.clock',
  payload: z.object({}),
  everySeconds: 20,
  run: async ({ db, services }) => {
    const now = services.now()
    const { people, sent } = await db.transaction().execute((tx) => sendDue(tx, now))
    for (const user of new Set(people)) services.live.tell(`user:${user}`, 'notification.changed')
    if (sent > 0) tellThings(services.live, ['message'])
    for (let batch = 0; batch < BATCHES; batch += 1)
      if (!(await db.transaction().execute((tx) => mailNext(tx, services, now)))) return
  },
})
