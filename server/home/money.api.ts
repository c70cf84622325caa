import { sql } from 'kysely'
import { moneyCalls } from '#contract/home/home.calls.ts'
import { NAMED_ORDERS } from '#contract/home/money.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { dueOn } from '#contract/order/order.rules.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import { closingOf, weekEnd } from '#contract/week/week.rules.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import { cashOf } from '#server/home/cash.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { candidatesOf } from '#server/order/candidates.data.ts'
import { planOf } from '#server/order/make.data.ts'

type Shown = AnswerOf<typeof moneyCalls.shown>
type Mine = NonNullable<Shown['mine']>

const open = sql.lit(weekStatus.of.open)

/** Loops `l` that wait for a closing, or that an open week has taken. */
const unpaid = sql`l.status <= 5 and l.left_out_at is null
  and (l.week_id is null or exists (select 1 from weeks w where w.id = l.week_id and w.status = ${open}))`

const lastOrders = async ({ db, user, may }: Context): Promise<Mine['orders']> => {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'ends_on', 'due_on', 'status', 'total_centavos'])
    .where('user_id', '=', user.id)
    .where('status', '<>', orderStatus.of.deleted)
    .orderBy('number', 'desc')
    .limit(NAMED_ORDERS)
    .execute()
  return rows.map(({ number, total_centavos, ...row }) => ({
    ...row,
    numero: number,
    ...(may('order.seeValue') && { centavos: total_centavos }),
  }))
}

/** What the next closing would pay the person, by the arithmetic of orders, and what waits. */
const mine = async (ctx: Context): Promise<Mine> => {
  const { db, user, now, may } = ctx
  const ends_on = weekEnd(now)
  const loops = await candidatesOf(db, { user_id: user.id, which: unpaid })
  const count = (...fates: readonly (typeof loops)[number]['fate'][]) =>
    loops.filter((it) => fates.includes(it.fate)).length
  const { totals } = planOf(loops, [])
  const week = await db
    .selectFrom('weeks')
    .select('id')
    .where('user_id', '=', user.id)
    .where('ends_on', '=', ends_on)
    .executeTakeFirst()
  return {
    ends_on,
    due_on: dueOn(closingOf(ends_on)),
    decimal: totals.decimos / 10,
    ...(may('order.seeValue') && { centavos: totals.total_centavos }),
    week_id: week?.id ?? null,
    to_confirm: count('waiting'),
    to_correct: count('toCorrect', 'tooLong'),
    returned: count('returned'),
    orders: await lastOrders(ctx),
  }
}

interface DueRow {
  readonly soon: number
  readonly soon_centavos: number
  readonly late: number
  readonly late_centavos: number
}

/** Unpaid orders that are due: from today to the coming Friday, and before today, as the list of orders filters them. */
const due = async ({ db, now, may }: Context): Promise<NonNullable<Shown['due']>> => {
  const [today, friday] = [todayIn(now), weekEnd(now)]
  const late = sql`o.due_on < ${today}::date`
  const { rows } = await sql<DueRow>`
    select count(*) filter (where not ${late})::int as soon, count(*) filter (where ${late})::int as late,
      coalesce(sum(o.total_centavos) filter (where not ${late}), 0)::bigint as soon_centavos,
      coalesce(sum(o.total_centavos) filter (where ${late}), 0)::bigint as late_centavos
    from orders o where o.status = ${sql.lit(orderStatus.of.invoiced)} and o.due_on <= ${friday}::date`.execute(db)
  const row = rows[0] ?? { soon: 0, soon_centavos: 0, late: 0, late_centavos: 0 }
  const worth = (centavos: number) => may('order.seeValue') && { centavos }
  return {
    today,
    friday,
    by_friday: { orders: row.soon, ...worth(row.soon_centavos) },
    overdue: { orders: row.late, ...worth(row.late_centavos) },
  }
}

export const moneyApi = [
  handle(moneyCalls.shown, async (ctx) => {
    const cash = ctx.may('finance.list') && { cash: await cashOf(ctx) }
    if (!ctx.may('order.list')) return { ...cash }
    return ctx.may('order.seeAll') ? { due: await due(ctx), ...cash } : { mine: await mine(ctx), ...cash }
  }),
]
