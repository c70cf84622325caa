import { sql } from 'kysely'
import { formatDate } from '#contract/kit/dates.ts'
import { brl } from '#contract/kit/money.ts'
import { ORDER_LOOPS_MAX, orderItemStatus } from '#contract/order/order.codes.ts'
import { itemsThatFit, priceOf, totalsOf, type OrderTotals } from '#contract/order/order.rules.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'
import { candidatesOf, lockOrderable, type Candidate } from '#server/order/candidates.data.ts'
import { lockOrders, type Maker } from '#server/order/maker.data.ts'
import { postOrder } from '#server/order/postings.data.ts'
import { lacksReceipt } from '#server/order/receipt.data.ts'
import { settleStates } from '#server/order/states.data.ts'

export interface Item {
  readonly id: number
  readonly kind: number
  readonly descricao: string
  readonly centavos: number
  readonly status: number
  readonly version: number
  /** True for an expense that nobody can confirm yet. */
  readonly lacks_receipt?: boolean
}

/** Items of a person that no order has taken, in the order in which they were entered; locked where they are to be taken. */
export const waitingItems = async (db: Db, user_id: number, { held = false } = {}): Promise<Item[]> => {
  const items = db
    .selectFrom('order_items as t')
    .select(['id', 'kind', 'descricao', 'centavos', 'status', 'version', lacksReceipt.as('lacks_receipt')])
    .where('user_id', '=', user_id)
    .where('order_id', 'is', null)
    .where('deleted_at', 'is', null)
    .where('status', '<>', orderItemStatus.of.refused)
    .orderBy('id')
  return (held ? items.forUpdate() : items).execute()
}

/** What an order would take of a person's loops and items, and its totals. */
export interface Plan {
  readonly loops: readonly Candidate[]
  readonly items: readonly Item[]
  readonly totals: OrderTotals
}

export const planOf = (loops: readonly Candidate[], items: readonly Item[]): Plan => {
  const ready = loops.filter((it) => it.fate === 'ready')
  const confirmed = items.filter((it) => it.status === orderItemStatus.of.confirmed)
  const fitting = itemsThatFit(totalsOf(ready, []).loops_centavos, confirmed)
  return { loops: ready, items: fitting, totals: totalsOf(ready, fitting) }
}

export interface Making {
  readonly user_id: number
  readonly starts_on: string
  readonly ends_on: string
  readonly due_on: string
  /** Which loops `l` of the person it takes, where they may be paid. */
  readonly which: Sql
  /** The closed week that the weekly run makes it of. */
  readonly week_id?: number
  /** False where its person's items wait for another order. */
  readonly withItems?: boolean
  /** Refuses a plan that is not the one that somebody has agreed to. */
  readonly check?: (plan: Plan) => void
}

export interface Made {
  readonly id: number
  readonly number: number
  readonly plan: Plan
}

/** The next number; held until the order is committed, so that numbers have no gaps. */
const nextNumber = async (db: Db): Promise<number> => {
  const { last } = await db
    .updateTable('order_numbers')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

const insertLoops = async (db: Db, order_id: number, loops: readonly Candidate[]): Promise<void> => {
  const priced = loops.map((it) => ({ id: it.id, valor_hora_centavos: it.valor_hora_centavos, ...priceOf(it) }))
  // Values come from the row itself; what is computed here, the table's checks compute again. Loops of an open week leave it.
  await sql`
    with priced as (select * from jsonb_to_recordset(${JSON.stringify(priced)}::jsonb)
        as p (id int, valor_hora_centavos bigint, decimos int, centavos bigint)),
    taken as (
      update loops l set status = 7, valor_hora_centavos = p.valor_hora_centavos, horas_decimos = p.decimos,
        week_id = (select w.id from weeks w where w.id = l.week_id and w.status > 0), version = l.version + 1
      from priced p where l.id = p.id returning l.*
    )
    insert into order_loops (order_id, loop_id, atomo_id, venture_id, week_id, inicio, fim, descricao, segundos, decimos,
      valor_hora_centavos, centavos)
    select ${order_id}, t.id, t.atomo_id, t.venture_id, t.week_id, t.data_inicio, t.fim, t.descricao, t.segundos, p.decimos,
      p.valor_hora_centavos, p.centavos
    from taken t join priced p on p.id = t.id`.execute(db)
}

/** Makes an order of a plan; its loops and items are locked. */
const insertOrder = async (maker: Maker, { loops, items, totals }: Plan, making: Making): Promise<Made> => {
  const { db, now, by } = maker
  const { total_centavos: _, ...sums } = totals
  const number = await nextNumber(db)
  const { id } = await db
    .insertInto('orders')
    .values({
      number,
      user_id: making.user_id,
      starts_on: making.starts_on,
      ends_on: making.ends_on,
      due_on: making.due_on,
      week_id: making.week_id ?? null,
      created_by_id: by,
      created_at: now,
      ...sums,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (loops.length > 0) await insertLoops(db, id, loops)
  if (items.length > 0)
    await db
      .updateTable('order_items')
      .set((eb) => ({ order_id: id, version: eb('version', '+', 1) }))
      .where(
        'id',
        'in',
        items.map((it) => it.id),
      )
      .execute()
  await postOrder(maker, id)
  await settleStates(maker, id)
  const { total_centavos, loops: count, decimos } = totals
  await maker.audit({
    event: 'order.created',
    thing: 'order',
    thing_id: id,
    detail: { after: { numero: number, loops: count, decimal: decimos / 10, total: total_centavos / 100 } },
  })
  return { id, number, plan: { loops, items, totals } }
}

/**
 * Makes a payment order of a person's concluded loops and confirmed items, in the caller's transaction: the loops become
 * invoiced, the cost of each venture and what is owed to the person are posted. Undefined where there is nothing to pay.
 */
export const makeOrder = async (maker: Maker, making: Making): Promise<Made | undefined> => {
  const { user_id, which, withItems = true } = making
  await lockOrders(maker.db)
  const ids = await lockOrderable(maker.db, { user_id, which })
  if (ids.length > ORDER_LOOPS_MAX) refuse('order.tooManyLoops', { params: { most: ORDER_LOOPS_MAX } })
  const items = withItems ? await waitingItems(maker.db, user_id, { held: true }) : []
  const plan = planOf(await candidatesOf(maker.db, { user_id, which: sql`l.id = any(${ids}::int[])` }), items)
  if (plan.totals.total_centavos <= 0) return undefined
  making.check?.(plan)
  return insertOrder(maker, plan, making)
}

/** Tells a person of their new order. */
export const madeNote = ({ user_id, due_on }: Making, { id, number, plan }: Made): Note => ({
  user_id,
  word: 'notification.orderMade',
  params: { number, total: brl(plan.totals.total_centavos), due: formatDate(due_on, 'pt') },
  link: pathTo('orderShow', { id }),
})
