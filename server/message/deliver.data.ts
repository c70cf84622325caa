import { sql } from 'kysely'
import { channel, messageColor } from '#contract/message/message.codes.ts'
import { messageNoun } from '#contract/message/message.noun.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Db } from '#server/db/open.ts'
import type { Sql } from '#server/kit/list/source.ts'
import type { NoteWord } from '#server/notification/mailNotes.data.ts'

/** People `u` whom the message `m` is for: of its type, and where people or a venture are named, those alone. */
const isFor = sql`u.status = 1 and u.deleted_at is null and u.role <> 0
  and case m.tipo when 1 then true when 2 then u.role <> 3 when 3 then u.role = 3 else false end
  and case when cardinality(m.para) > 0 or m.venture_id is not null
    then u.id = any(m.para)
      or exists (select 1 from venture_members v where v.venture_id = m.venture_id and v.user_id = u.id)
      or (u.role = 3 and u.cliente_id = (select v.cliente_id from ventures v where v.id = m.venture_id))
    else m.tipo <> 2 or u.role = 4 end`

interface Told {
  readonly id: number
  readonly word: NoteWord
  readonly now: Date
}

/** One statement that rings the bells of recipients `r` of a message; an urgent one rings for everybody. */
const ring = async (db: Db, { id, word, now }: Told, who: Sql): Promise<number[]> => {
  const link = linkOf(messageNoun, id)
  const { rows } = await sql<{ user_id: number }>`
    insert into notifications (user_id, word, params, link, created_at)
    select r.user_id, ${word}, jsonb_build_object('title', left(m.nome, 120)), ${link}, ${now}::timestamptz
    from message_recipients r join messages m on m.id = r.message_id join users u on u.id = r.user_id and u.status = 1
      left join notification_choices c on c.user_id = r.user_id and c.kind = 'message'
    where r.message_id = ${id} and (m.color = ${messageColor.of.urgent} or coalesce(c.bell, true)) and ${who}
    returning user_id`.execute(db)
  return rows.map((it) => it.user_id)
}

interface Sent {
  readonly id: number
  readonly canal: number
  readonly color: number
  readonly aceite: number
}

const wordOf = ({ canal, color, aceite }: Sent): NoteWord => {
  if (color === messageColor.of.urgent) return 'notification.messageUrgent'
  if (canal === channel.of.reminder) return 'notification.messageReminder'
  return aceite === 1 ? 'notification.messageAsked' : 'notification.messageNew'
}

/** Gives a message to its recipients and rings their bells, in a statement each; answers who received it. */
export const deliver = async (db: Db, message: Sent, now: Date): Promise<number[]> => {
  const { id } = message
  const { rows } = await sql<{ user_id: number }>`
    insert into message_recipients (message_id, user_id, remind_at)
    select m.id, u.id, case when m.canal = ${channel.of.reminder} then ${now}::timestamptz + m.remind_hours * interval '1 hour' end
    from messages m join users u on ${isFor} where m.id = ${id}
    on conflict do nothing returning user_id`.execute(db)
  if (rows.length > 0) await ring(db, { id, word: wordOf(message), now }, sql`true`)
  return rows.map((it) => it.user_id)
}

/** True for recipients `r` of the message `m` who have not seen it, or not answered where it wants an answer. */
export const isMissing = sql`(r.leitura is null or (m.aceite = 1 and r.aceito is null))`

/** Rings again for those who are missing; answers who they are. */
export const remindMissing = async (db: Db, id: number, now: Date): Promise<number[]> => {
  await sql`update message_recipients r set reminded_at = ${now}::timestamptz from messages m
    where m.id = r.message_id and r.message_id = ${id} and r.hidden_at is null and ${isMissing}`.execute(db)
  return ring(db, { id, word: 'notification.messageMissing', now }, sql`r.hidden_at is null and ${isMissing}`)
}

/** Rings for every reminder that is due, all in one statement, and says when each comes next. */
export const ringDue = async (db: Db, now: Date): Promise<number[]> => {
  const show = linkOf(messageNoun, 0)
  const { rows } = await sql<{ user_id: number }>`
    with due as (
      update message_recipients r set reminded_at = ${now}::timestamptz,
        remind_at = ${now}::timestamptz + m.remind_hours * interval '1 hour'
      from messages m, users u
      where m.id = r.message_id and u.id = r.user_id and u.status = 1 and r.remind_at <= ${now}::timestamptz and r.aceito is null and r.hidden_at is null
        and m.deleted_at is null and (m.expires_at is null or m.expires_at > ${now}::timestamptz)
      returning r.user_id, r.message_id, m.nome, m.color
    )
    insert into notifications (user_id, word, params, link, created_at)
    select d.user_id, 'notification.messageReminder', jsonb_build_object('title', left(d.nome, 120)),
      ${show.slice(0, -1)} || d.message_id, ${now}::timestamptz
    from due d left join notification_choices c on c.user_id = d.user_id and c.kind = 'message'
    where d.color = ${messageColor.of.urgent} or coalesce(c.bell, true)
    returning user_id`.execute(db)
  return [...new Set(rows.map((it) => it.user_id))]
}
