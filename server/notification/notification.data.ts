import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Anyone, Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { wanted } from '#server/notification/choices.data.ts'
import { mailNotes, type Note, type NoteWord } from '#server/notification/mailNotes.data.ts'
import { keepAsMessages, readAsMessages } from '#server/notification/system.data.ts'

/** Inserts notifications for people who want them in the bell, in the transaction of their cause. Tell `user:<id>`
 * after the commit. */
export const notify = async (db: Db, notes: readonly Note[], now: Date): Promise<void> => {
  const rung = await wanted(db, notes, 'bell')
  const rows = rung.map((note) => ({
    user_id: note.user_id,
    word: note.word,
    params: JSON.stringify(note.params ?? {}),
    link: note.link ?? null,
    created_at: now,
  }))
  if (rows.length === 0) return
  const stored = await db.insertInto('notifications').values(rows).returning('id').execute()
  await keepAsMessages(
    db,
    rung.flatMap((note, at) => stored.slice(at, at + 1).map(({ id }) => ({ ...note, notification_id: id }))),
    now,
  )
}

/** Makes the bells of these people reload after the commit. */
export const ringAfter = (ctx: Anyone, people: Iterable<number>): void =>
  ctx.after(() => {
    for (const user_id of new Set(people)) ctx.services.live.tell(`user:${user_id}`, 'notification.changed')
  })

/** Notifies people in a call, except of their own actions. */
export const notifyOthers = async (ctx: Context, notes: readonly Note[]): Promise<void> => {
  const others = notes.filter((it) => it.user_id !== ctx.user.id)
  await notify(ctx.db, others, ctx.now)
  await mailNotes(ctx, others)
  ringAfter(
    ctx,
    others.map((it) => it.user_id),
  )
}

interface Settled {
  readonly word: NoteWord
  readonly link: string
  /** Whose they are: one's own when left out. */
  readonly user_id?: number
}

/** Marks a person's notifications of the word with that link as read, because the matter has just been dealt with. */
export const settleNotes = async (ctx: Context, { word, link, user_id = ctx.user.id }: Settled): Promise<void> => {
  const settled = await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.now })
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .where('word', '=', word)
    .where('link', '=', link)
    .returning('id')
    .execute()
  if (settled.length === 0) return
  await readAsMessages(
    ctx.db,
    settled.map((it) => it.id),
    ctx.now,
  )
  ringAfter(ctx, [user_id])
}

/** Deletes the notifications `n` of a condition, because what they tell was undone, and the messages that tell the same. */
export const takeBack = async (ctx: Context, those: Sql): Promise<void> => {
  const { rows } = await sql<{ user_id: number }>`
    with gone as (select n.id from notifications n where ${those} for update),
      unsaid as (delete from messages where notification_id in (select id from gone))
    delete from notifications where id in (select id from gone) returning user_id`.execute(ctx.db)
  ringAfter(
    ctx,
    rows.map((it) => it.user_id),
  )
}

/** Those of the people with an unread notification of the word: another one would say nothing new. */
export const stillToRead = async (db: Db, word: NoteWord, people: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('notifications')
    .select('user_id')
    .distinct()
    .where('word', '=', word)
    .where('read_at', 'is', null)
    .where('user_id', 'in', [0, ...people])
    .execute()
  return new Set(rows.map((it) => it.user_id))
}
