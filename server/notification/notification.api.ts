import { notificationCalls } from '#contract/notification/notification.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'

const SHOWN = 50

export const notificationApi = [
  handle(notificationCalls.unread, async (ctx, { userId }) => {
    if (userId !== ctx.user.id) return refuse('common.accessDenied', { status: 403 })
    const mine = ctx.db.selectFrom('notifications').where('user_id', '=', ctx.user.id).where('read_at', 'is', null)
    const rows = await mine.selectAll().orderBy('id', 'desc').limit(SHOWN).execute()
    const { count } = await mine.select((on) => on.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    return {
      status: 'success' as const,
      message: ctx.say('common.success'),
      data: {
        unreads: rows.map((row) => ({
          id: row.id,
          title: ctx.say(row.word, row.params),
          link: row.link,
          created_at: row.created_at,
          read_at: row.read_at,
        })),
        count,
      },
    }
  }),

  handle(notificationCalls.read, async (ctx, { ids }) => {
    let update = ctx.db
      .updateTable('notifications')
      .set({ read_at: ctx.now })
      .where('user_id', '=', ctx.user.id)
      .where('read_at', 'is', null)
    if (ids) update = update.where('id', 'in', ids.length > 0 ? ids : [0])
    const { numUpdatedRows } = await update.executeTakeFirst()
    ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'notification.changed'))
    return { read: Number(numUpdatedRows) }
  }),
]
