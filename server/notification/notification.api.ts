import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { type Notification } from '#contract/notification/notification.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { ringAfter } from '#server/notification/notification.data.ts'
import { readAsMessages } from '#server/notification/system.data.ts'

const SHOWN = 50

const mine = (ctx: Context) => ctx.db.selectFrom('notifications').where('user_id', '=', ctx.user.id)
type Row = Awaited<ReturnType<ReturnType<ReturnType<typeof mine>['selectAll']>['execute']>>[number]

const shown = (ctx: Context, row: Row): Notification => ({
  id: row.id,
  kind: row.word.slice(row.word.indexOf('.') + 1),
  title: ctx.say(row.word, row.params),
  link: row.link,
  created_at: row.created_at,
  read_at: row.read_at,
})

export const notificationApi = [
  handle(notificationCalls.unread, async (ctx, { userId }) => {
    if (userId !== ctx.user.id) return refuse('common.accessDenied', { status: 403 })
    const unread = mine(ctx).where('read_at', 'is', null)
    const rows = await unread.selectAll().orderBy('id', 'desc').limit(SHOWN).execute()
    const { count } = await unread.select((on) => on.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return {
      status: 'success' as const,
      message: ctx.say('common.success'),
      data: { unreads: rows.map((row) => shown(ctx, row)), count },
    }
  }),

  handle(notificationCalls.list, async (ctx, { page, per_page, before, only }) => {
    let wanted = mine(ctx)
    if (before !== undefined) wanted = wanted.where('id', '<', before)
    if (only === 'unread') wanted = wanted.where('read_at', 'is', null)
    const offset = (page - 1) * per_page
    const rows = await wanted.selectAll().orderBy('id', 'desc').limit(per_page).offset(offset).execute()
    const { total } = await wanted.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    return { data: rows.map((row) => shown(ctx, row)), total, page, per_page }
  }),

  handle(notificationCalls.read, async (ctx, { ids, until }) => {
    let update = ctx.db
      .updateTable('notifications')
      .set({ read_at: ctx.now })
      .where('user_id', '=', ctx.user.id)
      .where('read_at', 'is', null)
    if (ids) update = update.where('id', 'in', ids.length > 0 ? ids : [0])
    if (until !== undefined) update = update.where('id', '<=', until)
    const read = await update.returning('id').execute()
    await readAsMessages(
      ctx.db,
      read.map((it) => it.id),
      ctx.now,
    )
    // The person's other pages.
    if (read.length > 0) ringAfter(ctx, [ctx.user.id])
    return { read: read.length }
  }),
]
