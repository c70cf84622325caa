import { sql } from 'kysely'
import { brl } from '#contract/kit/money.ts'
import { orderItemKind, orderItemStatus } from '#contract/order/order.codes.ts'
import { orderItemNoun } from '#contract/orderItem/orderItem.noun.ts'
import { orderItemSteps } from '#contract/orderItem/orderItem.steps.ts'
import { orderItemCrud, orderItemFlow, orderItemList, type OrderItemRow } from '#contract/orderItem/orderItem.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { activePeople, type LookupSource } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { lacksReceipt } from '#server/order/receipt.data.ts'

const { discount } = orderItemKind.of

const orderNumber = sql`(select o.number from orders o where o.id = t.order_id)`

const source: ListSource<OrderItemRow, keyof typeof orderItemList.filters> = {
  table: 'order_items',
  scope: (reader) => (reader.may('order.seeAll') ? 'everything' : sql`t.user_id = ${reader.user.id}`),
  select: {
    ...own('id', 'descricao', 'user_id', 'kind', 'status', 'reason', 'decided_at'),
    ...own('created_at', 'deleted_at', 'version'),
    nome: sql`t.descricao`,
    user: person(sql`t.user_id`),
    centavos: {
      value: sql`t.centavos`,
      sum: sql`(case when t.kind = ${sql.lit(discount)} then -t.centavos else t.centavos end)`,
    },
    order: {
      value: sql`(select json_build_object('id', o.id, 'nome', '#' || o.number) from orders o where o.id = t.order_id)`,
      order: orderNumber,
    },
    decided_by: person(sql`t.decided_by_id`),
    created_by: person(sql`t.created_by_id`),
  },
  where: { ...own('status', 'kind', 'user_id'), period: sql`t.created_at` },
  steps: {
    steps: orderItemSteps,
    rules: {
      confirm: [{ word: 'orderItem.receiptNeeded', when: () => lacksReceipt }],
      reopen: [{ word: 'orderItem.onOrder', status: 409, when: () => sql`t.order_id is not null` }],
    },
  },
}

/** Whoever may be paid: active people, and those who left and have loops. */
const payable: LookupSource = {
  ...activePeople(),
  gone: sql`(t.deleted_at is not null or (t.status <> 1 and not exists (select 1 from loops l where l.user_id = t.id)))`,
}

type OneTaken = Pick<Taken<'order_items'>, 'row' | 'ctx'>

const decided = ({ ctx }: Pick<OneTaken, 'ctx'>) => ({ decided_at: ctx.now, decided_by_id: ctx.user.id })

const about = ({ id, user_id, descricao, centavos }: OneTaken['row']) => ({
  user_id,
  link: linkOf(orderItemNoun, id),
  params: { name: descricao, value: brl(centavos) },
})

const steps = stepHandlers({
  flow: orderItemFlow,
  of: { list: orderItemList, source },
  table: 'order_items',
  notify: notifyOthers,
  take: {
    confirm: {
      set: decided,
      tell: ({ row }) => [{ ...about(row), word: 'notification.orderItemConfirmed' as const }],
    },
    refuse: {
      set: ({ input, ctx }) => ({ ...decided({ ctx }), reason: input.reason }),
      tell: ({ row, input }) => {
        const { params, ...rest } = about(row)
        return [
          { ...rest, params: { ...params, reason: input.reason }, word: 'notification.orderItemRefused' as const },
        ]
      },
    },
    reopen: { set: () => ({ decided_at: null, decided_by_id: null, reason: null }) },
  },
})

const api = nounApi(
  { noun: orderItemNoun, list: orderItemList, crud: orderItemCrud },
  {
    ...source,
    label: sql`t.descricao`,
    lookups: { people: payable },
    // The order that has it keeps it from being deleted.
    uses: [
      {
        key: 'order',
        table: 'order_items',
        column: 'id',
        label: sql`(select '#' || o.number from orders o where o.id = u.order_id)`,
        where: sql`u.order_id is not null`,
      },
    ],
    // What was confirmed was confirmed by its receipt.
    keepsFiles: sql`(t.status = ${sql.lit(orderItemStatus.of.confirmed)})`,
    stamp: (ctx) => ({ created_by_id: ctx.user.id }),
  },
)

export const orderItemApi = { ...api, handlers: [...api.handlers, ...steps] }
