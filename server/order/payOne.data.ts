import { sql } from 'kysely'
import { brl } from '#contract/kit/money.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { afterPaying } from '#server/order/end.data.ts'
import { makerOf } from '#server/order/maker.data.ts'
import { orderSource } from '#server/order/order.source.ts'

interface Locked {
  readonly user_id: number
  readonly number: number
  readonly status: number
  readonly total_centavos: number
}

/** Marks an order as paid under its lock, for a caller that names no version; answers it as it was. */
export const payOne = async (id: number, ctx: Context): Promise<Locked> => {
  const { rows } = await sql<Locked>`select t.user_id, t.number, t.status, t.total_centavos from orders t
    where ${all([...scoped(orderSource, ctx), sql`t.id = ${id}`])} for update`.execute(ctx.db)
  const row = rows[0] ?? notFound()
  const { invoiced, paid } = orderStatus.of
  if (row.status !== invoiced) refuse('order.notNow')
  await ctx.db
    .updateTable('orders')
    .set((eb) => ({ status: paid, paid_at: ctx.now, paid_by_id: ctx.user.id, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await ctx.audit({
    event: 'order.paid',
    thing: 'order',
    thing_id: id,
    detail: { before: { status: invoiced }, after: { status: paid } },
  })
  await afterPaying(makerOf(ctx), id)
  await notifyOthers(ctx, [
    {
      user_id: row.user_id,
      word: 'notification.orderPaid',
      params: { number: row.number, total: brl(row.total_centavos) },
      link: pathTo('orderShow', { id }),
    },
  ])
  return row
}
