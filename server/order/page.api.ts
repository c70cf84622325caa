import { sql } from 'kysely'
import { brl } from '#contract/kit/money.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { ORDER_LOOPS_MAX } from '#contract/order/order.codes.ts'
import { dueOn, priceOf, type OrderTotals } from '#contract/order/order.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { refuse } from '#server/kit/refuse.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { candidatesOf, inPeriod, type Candidate } from '#server/order/candidates.data.ts'
import { madeNote, makeOrder, planOf, waitingItems, type Plan } from '#server/order/make.data.ts'
import { makerOf } from '#server/order/maker.data.ts'
import { orderedPeople } from '#server/order/order.source.ts'
import { confirmedOf, itemsOf, loopsOf, paymentOf, seen, shownItem } from '#server/order/page.data.ts'
import { payOne } from '#server/order/payOne.data.ts'
import { tellOrder } from '#server/order/tell.data.ts'

const shownTotals = ({ decimos, ...rest }: OrderTotals) => ({ ...rest, decimal: decimos / 10 })

const shownLoop = (loop: Candidate) => {
  const { week_id: _, ...rest } = loop
  const { decimos, centavos } = priceOf(rest.fate === 'tooLong' ? { ...rest, segundos: 0 } : rest)
  return { ...rest, decimal: decimos / 10, valor_centavos: centavos }
}

interface Period {
  readonly user_id: number
  readonly from: string
  readonly to: string
}

const checkPeriod = async ({ user_id, from, to }: Period, ctx: Context): Promise<void> => {
  if (to < from) refuse('order.periodEnds', { status: 422, fields: { to: 'order.periodEnds' } })
  const known = await choosable(orderedPeople, [user_id], ctx)
  if (!known.has(user_id)) refuse('common.recordGone', { status: 422, fields: { user_id: 'common.recordGone' } })
}

/** Refuses a plan whose total is not the one that the page has shown. */
const agreedTo =
  (total: number) =>
  ({ totals }: Plan): void => {
    if (totals.total_centavos !== total)
      refuse('order.changed', { status: 409, params: { total: brl(totals.total_centavos) } })
  }

export const orderPageApi = [
  handle(orderCalls.preview, async (ctx, asked) => {
    await checkPeriod(asked, ctx)
    const loops = await candidatesOf(ctx.db, { user_id: asked.user_id, which: inPeriod(asked) })
    if (loops.length > ORDER_LOOPS_MAX) refuse('order.tooManyLoops', { params: { most: ORDER_LOOPS_MAX } })
    const items = await waitingItems(ctx.db, asked.user_id)
    const plan = planOf(loops, items)
    return {
      data: {
        loops: loops.map(shownLoop),
        items: items.map((it) => shownItem(it, plan.items.includes(it))),
        totals: shownTotals(plan.totals),
        due_on: dueOn(ctx.now),
      },
    }
  }),

  handle(orderCalls.create, async (ctx, { user_id, from, to, without, due_on, total_centavos }) => {
    await checkPeriod({ user_id, from, to }, ctx)
    const making = {
      user_id,
      starts_on: from,
      ends_on: to,
      due_on: due_on ?? dueOn(ctx.now),
      which: sql`${inPeriod({ from, to })} and l.id <> all(${without}::int[])`,
      check: agreedTo(total_centavos),
    }
    const made = await makeOrder(makerOf(ctx), making)
    if (!made) return refuse('order.nothing', { status: 422 })
    await notifyOthers(ctx, [madeNote(making, made)])
    tellOrder(ctx, { user_id })
    ctx.status(201)
    return { message: ctx.say('order.made'), data: await seen(made.id, ctx) }
  }),

  handle(orderCalls.page, async (ctx, { id }) => {
    const row = await seen(id, ctx)
    const [loops, items] = [await loopsOf(id, ctx), await itemsOf(id, ctx)]
    return { data: { loops, items, ...(await confirmedOf(id, ctx)), pix: await paymentOf(row, ctx) } }
  }),

  handle(orderCalls.payOne, async (ctx, { id }) => {
    const row = await payOne(id, ctx)
    tellOrder(ctx, row)
    return { status: 'success' as const, message: ctx.say('order.paid'), data: await seen(id, ctx) }
  }),
]
