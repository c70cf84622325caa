import { sql } from 'kysely'
import { post, reverse, type Posting } from '#server/ledger/ledger.data.ts'
import type { Maker } from '#server/order/maker.data.ts'

/** Centavos that an order costs a venture, or the organisation where the venture is null. */
interface Cost {
  readonly venture_id: number | null
  readonly centavos: number
}

/** What an order costs each venture; its additional items cost the organisation, as venture null. */
const costsOf = async ({ db }: Maker, id: number): Promise<Cost[]> => {
  const { rows } = await sql<Cost>`
    select venture_id, sum(centavos)::bigint as centavos from order_loops where order_id = ${id} group by 1
    union all select null, items_centavos from orders where id = ${id} and items_centavos <> 0
    order by 1 nulls last`.execute(db)
  return rows
}

/** An order as the ledger has it. */
export interface PostedOrder {
  readonly id: number
  readonly user_id: number
  readonly total_centavos: number
}

interface Moment {
  readonly at: Date
  /** Null for the weekly run. */
  readonly actor_id: number | null
}

const about = ({ id }: PostedOrder, moment: Moment) => ({ thing: 'order', thing_id: id, ...moment })

/** That an order costs its ventures, and the organisation its items, and that its person is owed it. */
export const madePosting = (
  order: PostedOrder,
  { costs, ...moment }: Moment & { readonly costs: readonly Cost[] },
): Posting => ({
  kind: 'order.made',
  ...about(order, moment),
  entries: [
    ...costs.map(({ venture_id, centavos }) => ({
      account: { kind: 'cost' as const, ...(venture_id !== null && { venture_id }) },
      amount: centavos,
    })),
    { account: { kind: 'payable', user_id: order.user_id }, amount: -order.total_centavos },
  ],
})

/** That an order was paid: out of cash, and received by its person. */
export const paidPosting = (order: PostedOrder, moment: Moment): Posting => {
  const { user_id, total_centavos: total } = order
  return {
    kind: 'order.paid',
    ...about(order, moment),
    entries: [
      { account: { kind: 'payable', user_id }, amount: total },
      { account: { kind: 'cash' }, amount: -total },
      { account: { kind: 'settled' }, amount: total },
      { account: { kind: 'paid', user_id }, amount: -total },
    ],
  }
}

const postedOrder = ({ db }: Maker, id: number): Promise<PostedOrder> =>
  db.selectFrom('orders').select(['id', 'user_id', 'total_centavos']).where('id', '=', id).executeTakeFirstOrThrow()

const momentOf = ({ now, by }: Maker): Moment => ({ at: now, actor_id: by })

/** Posts what an order costs each venture, and that its person is owed it. */
export const postOrder = async (maker: Maker, id: number): Promise<void> => {
  const costs = await costsOf(maker, id)
  const posting_id = await post(maker.db, madePosting(await postedOrder(maker, id), { costs, ...momentOf(maker) }))
  await maker.db.updateTable('orders').set({ posting_id }).where('id', '=', id).execute()
}

/** Posts that an order was paid: out of cash, and as received by its person. */
export const postPayment = async (maker: Maker, id: number): Promise<void> => {
  const payment_id = await post(maker.db, paidPosting(await postedOrder(maker, id), momentOf(maker)))
  await maker.db.updateTable('orders').set({ payment_id }).where('id', '=', id).execute()
}

/** Reverses what was posted for an order: its payment first, and then the order itself. */
export const reversePostings = async (maker: Maker, id: number, memo: string): Promise<void> => {
  const { payment_id, posting_id } = await maker.db
    .selectFrom('orders')
    .select(['payment_id', 'posting_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const head = { memo, ...momentOf(maker) }
  if (payment_id !== null) await reverse(maker.db, payment_id, { kind: 'order.payment.reversed', ...head })
  if (posting_id !== null) await reverse(maker.db, posting_id, { kind: 'order.reversed', ...head })
}
