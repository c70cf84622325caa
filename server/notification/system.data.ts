import { sql } from 'kysely'
import type { RichDoc } from '#contract/kit/rich.ts'
import { systemType } from '#contract/message/message.codes.ts'
import { kindOf, type NotificationKind } from '#contract/notification/notification.kinds.ts'
import type { Db } from '#server/db/open.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { sayIn } from '#server/kit/words.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'

/** What the messages are about that events of other nouns send, by the kind of their notification (section 3, "Message system type"). */
const about: Readonly<Partial<Record<NotificationKind, number>>> = {
  atom: systemType.of.atom,
  order: systemType.of.order,
  gate: systemType.of.project,
  handover: systemType.of.project,
  entrega: systemType.of.delivery,
  registration: systemType.of.team,
  invitationRequest: systemType.of.team,
}

/** A notification as it was stored. */
interface Stored extends Note {
  readonly notification_id: string | number
}

const docOf = (text: string): RichDoc => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Keeps what the product tells people of atoms, orders, projects, deliveries and their team among their messages, too. */
export const keepAsMessages = async (db: Db, notes: readonly Stored[], now: Date): Promise<void> => {
  const kept = notes.flatMap((note) => {
    const kind = kindOf(note.word)
    const tipo_sys = kind && about[kind]
    return tipo_sys === undefined ? [] : [{ ...note, tipo_sys }]
  })
  if (kept.length === 0) return
  const people = await db
    .selectFrom('users')
    .select(['id', 'locale'])
    .where('id', 'in', [...new Set(kept.map((it) => it.user_id))])
    .execute()
  const organisation = await organisationLocale(db)
  const rows = kept.map(({ user_id, word, params, link, notification_id, tipo_sys }) => {
    const say = sayIn(people.find((it) => it.id === user_id)?.locale ?? organisation)
    return {
      user_id,
      title: docOf(say(word, params)),
      link: link ?? '',
      notification_id: Number(notification_id),
      tipo_sys,
    }
  })
  await sql`
    with made as (
      insert into messages (title, tipo, para, tipo_sys, link, status, sent_at, mailed_at, created_at, system_for_id, notification_id)
      select n.title, 1, array[n.user_id], n.tipo_sys, n.link, 1, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz,
        n.user_id, n.notification_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n(user_id integer, title jsonb, link text, notification_id bigint, tipo_sys smallint)
      returning id, system_for_id
    )
    insert into message_recipients (message_id, user_id) select id, system_for_id from made`.execute(db)
}

/** Marks the messages of notifications as read that were read in the bell. */
export const readAsMessages = async (db: Db, ids: readonly (string | number)[], now: Date): Promise<void> => {
  if (ids.length === 0) return
  await sql`update message_recipients r set leitura = ${now}::timestamptz from messages m
    where r.message_id = m.id and r.leitura is null and m.notification_id = any(${ids.map(Number)}::bigint[])`.execute(
    db,
  )
}
