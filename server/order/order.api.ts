import { brl } from '#contract/kit/money.ts'
import { orderNoun } from '#contract/order/order.noun.ts'
import { orderCrud, orderFlow, orderList } from '#contract/order/order.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { afterEnding, afterPaying } from '#server/order/end.data.ts'
import { makerOf } from '#server/order/maker.data.ts'
import { orderedPeople, orderSource } from '#server/order/order.source.ts'
import { tellOrder } from '#server/order/tell.data.ts'

type OneTaken = Pick<Taken<'orders'>, 'row' | 'ctx'>

const about = ({ id, user_id, number, total_centavos }: OneTaken['row']) => ({
  user_id,
  link: linkOf(orderNoun, id),
  params: { number, total: brl(total_centavos) },
})

const ended = ({ ctx }: Pick<OneTaken, 'ctx'>) => ({ ended_at: ctx.now, ended_by_id: ctx.user.id })

const steps = stepHandlers({
  flow: orderFlow,
  of: { list: orderList, source: orderSource },
  table: 'orders',
  notify: notifyOthers,
  take: {
    pay: {
      event: 'paid',
      set: ({ ctx }) => ({ paid_at: ctx.now, paid_by_id: ctx.user.id }),
      elsewhere: async ({ row, ctx }) => {
        await afterPaying(makerOf(ctx), row.id)
        tellOrder(ctx, row)
      },
      tell: ({ row }) => [{ ...about(row), word: 'notification.orderPaid' as const }],
    },
    delete: {
      event: 'deleted',
      set: ended,
      elsewhere: async ({ row, ctx }) => {
        await afterEnding(makerOf(ctx), row.id, { from: 7, memo: '' })
        tellOrder(ctx, row)
      },
      tell: ({ row }) => [{ ...about(row), word: 'notification.orderDeleted' as const }],
    },
    reverse: {
      event: 'reversed',
      set: ({ input, ctx }) => ({ ...ended({ ctx }), reason: input.reason }),
      elsewhere: async ({ row, input, ctx }) => {
        await afterEnding(makerOf(ctx), row.id, { from: 6, memo: input.reason })
        tellOrder(ctx, row)
      },
      tell: ({ row, input }) => {
        const { params, ...rest } = about(row)
        return [{ ...rest, params: { ...params, reason: input.reason }, word: 'notification.orderReversed' as const }]
      },
    },
  },
})

const api = nounApi(
  { noun: orderNoun, list: orderList, crud: orderCrud },
  { ...orderSource, lookups: { people: orderedPeople } },
)

export const orderApi = { ...api, handlers: [...api.handlers, ...steps] }
