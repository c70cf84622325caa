import { sql } from 'kysely'
import type { PixPayment } from '#contract/kit/code/pix.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import type { OrderItemShown, OrderLoop } from '#contract/order/order.schemas.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import { orderList, type OrderRow } from '#contract/order/order.ts'
import type { Context } from '#server/kit/context.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { pixPaymentOf } from '#server/kit/pix/pix.ts'
import { notFound } from '#server/kit/refuse.ts'
import type { Item } from '#server/order/make.data.ts'
import { orderSource } from '#server/order/order.source.ts'
import { pixOf } from '#server/order/pix.data.ts'
import { detailsOf } from '#server/person/person.data.ts'

/** What the page of an order and its PDF show, as far as the reader may see it. */

/** The order, when the reader may see it. */
export const seen = async (id: number, ctx: Context): Promise<OrderRow> =>
  (await rowOf({ list: orderList, source: orderSource }, id, ctx)) ?? notFound()

export const shownItem = ({ centavos, ...item }: Item, taken: boolean): OrderItemShown => ({
  ...item,
  valor_centavos: centavos,
  taken,
})

export const loopsOf = async (id: number, ctx: Context): Promise<OrderLoop[]> => {
  const values = ctx.may('order.seeValue') ? sql`, o.valor_hora_centavos, o.centavos as valor_centavos` : sql``
  const { rows } = await sql<OrderLoop>`
    select o.loop_id as id, json_build_object('id', a.id, 'nome', a.nome, 'deleted_at', a.deleted_at) as atomo,
      json_build_object('id', v.id, 'nome', v.nome, 'deleted_at', v.deleted_at) as venture,
      o.inicio, o.fim, o.segundos, (o.decimos / 10.0)::float8 as decimal, o.descricao ${values}
    from order_loops o join atoms a on a.id = o.atomo_id join ventures v on v.id = o.venture_id
    where o.order_id = ${id} order by v.nome, v.id, a.nome, a.id, o.inicio, o.loop_id`.execute(ctx.db)
  return rows
}

export const itemsOf = async (id: number, ctx: Context): Promise<OrderItemShown[]> => {
  const rows = await ctx.db
    .selectFrom('order_items')
    .select(['id', 'kind', 'descricao', 'centavos', 'status', 'version'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const { valor_centavos, ...rest } = shownItem(row, true)
    return ctx.may('order.seeValue') ? { ...rest, valor_centavos } : rest
  })
}

interface Confirmed {
  readonly submitted_at: string | null
  readonly closed_at: string | null
}

/** When the hours of an order were submitted and confirmed; a loop that was deleted since counts by its end. */
export const confirmedOf = async (id: number, { db }: Context): Promise<Confirmed> => {
  const { rows } = await sql<Confirmed>`
    select w.closed_at, (select max(coalesce(l.concluded_at, x.fim)) from order_loops x left join loops l on l.id = x.loop_id
      where x.order_id = o.id) as submitted_at
    from orders o left join weeks w on w.id = o.week_id where o.id = ${id}`.execute(db)
  return rows[0] ?? notFound()
}

/** What pays an unpaid order by PIX, for whoever pays or downloads orders; null too where its person has no key. */
export const paymentOf = async (
  { user_id, nome, numero, status, total = 0 }: OrderRow,
  ctx: Context,
): Promise<PixPayment | null> => {
  const pays = ctx.may('order.pay') || ctx.may('order.downloadPdf')
  // The code tells the amount.
  if (status !== orderStatus.of.invoiced || !pays || !ctx.may('order.seeValue')) return null
  const details = await detailsOf(ctx.db, user_id)
  return pixPaymentOf(pixOf({ numero, nome, centavos: fromDecimal(total) }, details)) ?? null
}
