import { sql } from 'kysely'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName } from '#server/kit/list/source.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import type { LoopRecord } from '#server/loop/loop.data.ts'
import { notifyOthers, settleNotes } from '#server/notification/notification.data.ts'

/**
 * Ends the return of a loop that its person has corrected, under its lock: a week may take it again, and the reviewer who
 * returned it is notified. Nothing happens to a loop that is not returned. `note` is what its person answers.
 */
export const mendReturned = async (ctx: Context, row: LoopRecord, note: string | null = null): Promise<void> => {
  if (row.returned_at === null) return
  const { rows } = await sql<{ returned_by_id: number }>`
    update loops set returned_at = null, mended_at = ${ctx.now}, mended_note = ${note} where id = ${row.id}
    returning returned_by_id`.execute(ctx.db)
  await ctx.audit({
    event: 'loop.mended',
    thing: 'loop',
    thing_id: row.id,
    detail: note === null ? {} : { reason: note },
  })
  const link = pathTo('loopShow', { id: row.id })
  await settleNotes(ctx, { word: 'notification.loopReturned', link })
  const params = { name: ctx.user.nome, atom: row.atomo }
  const quote = note === null ? {} : { quote: { text: note, html: escaped(note) } }
  await notifyOthers(
    ctx,
    rows.map(({ returned_by_id }) => ({
      user_id: returned_by_id,
      word: 'notification.loopMended' as const,
      params,
      link,
      ...quote,
    })),
  )
}

/** A person `u` who cannot sign in any more. */
const isGone = sql<boolean>`(u.deleted_at is not null or u.status <> ${sql.lit(userStatus.active)})`

export const hasLeft = async (db: Db, user_id: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from users u where u.id = ${user_id} and ${isGone}`.execute(db)
  return rows.length > 0
}

/** How a loop is paid: the week that has taken it, why none does, or who returned it and why. */
export const payOf = async (db: Db, id: number): Promise<Pick<LoopDetail, 'returned' | 'left_out' | 'week'>> => {
  const { rows } = await sql<Pick<LoopDetail, 'returned' | 'left_out' | 'week'>>`
    select case when l.returned_at is not null then json_build_object('at', l.returned_at, 'reason', l.return_reason,
        'by', (select ${fullName('u')} from users u where u.id = l.returned_by_id),
        'left', (select ${isGone} from users u where u.id = l.user_id)) end as returned,
      l.left_out_reason as left_out,
      (select json_build_object('id', w.id, 'ends_on', w.ends_on, 'status', w.status) from weeks w where w.id = l.week_id)
        as week
    from loops l where l.id = ${id}`.execute(db)
  return rows[0] ?? { returned: null, left_out: null, week: null }
}
