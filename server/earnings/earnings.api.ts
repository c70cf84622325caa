import { sql } from 'kysely'
import { earningsDays } from '#contract/earnings/earnings.rules.ts'
import { earningsList } from '#contract/earnings/earnings.ts'
import { earningsCalls } from '#contract/earnings/figures.ts'
import { revenueList, revenueVentures } from '#contract/earnings/revenue.ts'
import { todayIn } from '#contract/kit/dates.ts'
import { earningsOf } from '#server/earnings/earnings.source.ts'
import { monthsIn } from '#server/earnings/months.data.ts'
import { allVentures, revenueSource } from '#server/earnings/revenue.source.ts'
import type { Context } from '#server/kit/context.ts'
import { around, handle, type Handler } from '#server/kit/handle.ts'
import { listAnswer, listFile, listHandlers } from '#server/kit/list/handlers.ts'
import { livingRecords, lookupHandler } from '#server/kit/list/lookup.ts'
import { neighboursOf, rowOf } from '#server/kit/list/read.ts'
import { daysOf, whereOf, type Asked } from '#server/kit/list/statement.ts'
import { forbidden, notFound } from '#server/kit/refuse.ts'

const clients = { cliente_id: livingRecords('clients') }

/** The call with the days that it means, and the ventures with what they earned on them. */
const dated = <A extends Asked>(asked: A, ctx: Context) => {
  const days = earningsDays(
    daysOf('period', earningsList.filters.period, { asked, ctx }),
    todayIn(ctx.now, ctx.user.zone),
  )
  return {
    days,
    of: { list: earningsList, source: earningsOf(days, ctx.user.zone) },
    asked: { ...asked, period: undefined, ...days },
  }
}

/** Margins tell prices and costs: an administrator who takes either from a role takes these, too. */
const guarded = (handler: Handler): Handler =>
  around(handler, (ctx, _, next) =>
    ctx.may('projeto.seeValue') && ctx.may('order.seeValue') && ctx.may('order.seeAll') ? next() : forbidden(),
  )

const handlers: readonly Handler[] = [
  handle(earningsList.calls.list, (ctx, input) => {
    const { of, asked } = dated(input, ctx)
    return listAnswer(of, asked, ctx)
  }),
  handle(earningsList.calls.export, (ctx, input) => {
    const { of, asked } = dated(input, ctx)
    return listFile(of, asked, { ctx, lookups: clients })
  }),
  handle(earningsList.calls.neighbours, (ctx, input) => {
    const { of, asked } = dated(input, ctx)
    return neighboursOf(of, { ...asked, id: Number(input['id']) }, ctx)
  }),
  handle(earningsCalls.months, (ctx, input) => {
    const { of, asked, days } = dated(input, ctx)
    return monthsIn(sql`select t.id from ventures t where ${whereOf(of, asked, ctx)}`, days, ctx)
  }),
  handle(earningsCalls.venture, async (ctx, { id }) => {
    const source = { ...earningsOf({}, ctx.user.zone), scope: () => 'everything' as const }
    return { data: (await rowOf({ list: earningsList, source }, id, ctx)) ?? notFound() }
  }),
  ...listHandlers(revenueList, revenueSource, { ...clients, venture_id: allVentures }),
  lookupHandler(revenueVentures, allVentures),
]

export const earningsApi = handlers.map(guarded)
