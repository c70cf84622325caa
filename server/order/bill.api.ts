import { sql } from 'kysely'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { ParsedOf, EndpointOf } from '#contract/kit/endpoint.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { dueOn } from '#contract/order/order.rules.ts'
import { metAtom } from '#server/atom/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { madeNote, makeOrder } from '#server/order/make.data.ts'
import { lockOrders, makerOf } from '#server/order/maker.data.ts'
import { tellOrder } from '#server/order/tell.data.ts'

type Asked = ParsedOf<EndpointOf<typeof orderCalls.bill>>['items']

interface Billed {
  readonly id: number
  readonly nome: string
  readonly status: number
  readonly version: number
  /** Loops that wait to be concluded, and loops that can be paid. */
  readonly waiting: number
  readonly ready: number
}

const billedAtoms = async (ids: readonly number[], ctx: Context): Promise<Billed[]> => {
  const { rows } = await sql<Billed>`
    select t.id, t.nome, t.status, t.version,
      count(l.id) filter (where l.left_out_at is null and (l.status in (1, 2, 4, 5) or l.returned_at is not null))::int as waiting,
      count(l.id) filter (where l.left_out_at is null and l.status = 3 and l.returned_at is null)::int as ready
    from atoms t left join loops l on l.atomo_id = t.id
    where t.id = any(${ids}::int[]) and t.deleted_at is null group by t.id order by t.id`.execute(ctx.db)
  return rows
}

/** Refuses an atom that cannot be billed, naming it. */
const checkAtom = async (
  atom: Billed | undefined,
  { id, version }: { readonly id: number; readonly version?: number },
  ctx: Context,
): Promise<void> => {
  const seen = await metAtom(id, ctx)
  if (!atom || !seen) return notFound()
  const params = { name: atom.nome }
  if (atom.status !== atomStatus.of.approved) refuse('order.billApproved', { status: 409, params, extra: { id } })
  if (version !== undefined && atom.version !== version) return stale(seen)
  if (atom.waiting > 0)
    refuse('order.billWaiting', { status: 422, params: { ...params, count: atom.waiting }, extra: { id } })
  if (atom.ready === 0) refuse('order.billNothing', { status: 422, params, extra: { id } })
}

interface Span {
  readonly user_id: number
  readonly starts_on: string
  readonly ends_on: string
}

/** People with loops to pay on these atoms, in the order of their ids, with the first and the last day of these loops. */
const spansOf = async (ids: readonly number[], ctx: Context): Promise<Span[]> => {
  const { rows } = await sql<{ user_id: number; first: string; last: string }>`
    select user_id, min(data_inicio) as first, max(data_inicio) as last from loops
    where atomo_id = any(${ids}::int[]) and status = 3 and returned_at is null and left_out_at is null
    group by 1 order by 1`.execute(ctx.db)
  return rows.map(({ user_id, first, last }) => ({
    user_id,
    starts_on: todayIn(new Date(first)),
    ends_on: todayIn(new Date(last)),
  }))
}

/** Refuses where an atom has not been billed: loops of it are left, or another call has just taken them. */
const checkBilled = async (ids: readonly number[], taken: ReadonlySet<number>, ctx: Context): Promise<void> => {
  const left = await ctx.db
    .selectFrom('atoms')
    .select(['id', 'nome'])
    .where('id', 'in', ids)
    .where('status', '<>', atomStatus.of.invoiced)
    .orderBy('id')
    .executeTakeFirst()
  if (left) refuse('order.billLeft', { status: 422, params: { name: left.nome }, extra: { id: left.id } })
  const other = ids.find((id) => !taken.has(id))
  if (other !== undefined) stale(await metAtom(other, ctx))
}

const checkAtoms = async (
  asked: readonly { readonly id: number; readonly version?: number }[],
  ctx: Context,
): Promise<number[]> => {
  const ids = asked.map((it) => it.id)
  const found = new Map((await billedAtoms(ids, ctx)).map((it) => [it.id, it]))
  for (const one of asked) await checkAtom(found.get(one.id), one, ctx)
  return ids
}

const billAtoms = async (items: Asked, ctx: Context): Promise<{ orders: number; atoms: number }> => {
  const asked = [...new Map(items.map((it) => [it.id, it])).values()].toSorted((a, b) => a.id - b.id)
  // Before they are looked at: whoever comes second sees what the first has billed.
  await lockOrders(ctx.db)
  const ids = await checkAtoms(asked, ctx)
  const spans = await spansOf(ids, ctx)
  const taken = new Set<number>()
  let orders = 0
  for (const span of spans) {
    const making = { ...span, due_on: dueOn(ctx.now), which: sql`l.atomo_id = any(${ids}::int[])`, withItems: false }
    const made = await makeOrder(makerOf(ctx), making)
    if (!made) continue
    orders += 1
    for (const { atomo } of made.plan.loops) taken.add(atomo.id)
    await notifyOthers(ctx, [madeNote(making, made)])
    tellOrder(ctx, span)
  }
  await checkBilled(ids, taken, ctx)
  return { orders, atoms: ids.length }
}

export const billApi = [
  handle(orderCalls.billPlan, async (ctx, { ids }) => {
    const asked = [...new Set(ids)].map((id) => ({ id }))
    return { orders: (await spansOf(await checkAtoms(asked, ctx), ctx)).length }
  }),
  handle(orderCalls.bill, async (ctx, { items }) => {
    const done = await billAtoms(items, ctx)
    return { message: ctx.say('order.billed', { count: done.orders }), ...done }
  }),
]
