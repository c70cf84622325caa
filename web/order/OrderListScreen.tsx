import { orderNoun } from '#contract/order/order.noun.ts'
import { orderList } from '#contract/order/order.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells = { nome: { grow: 2 } } as const

/** Payment orders: what each looper was paid, or is to be. */
export const OrderListScreen = () => {
  useLive('loops', () => void invalidate(orderList.calls.list))
  return <ListScreen noun={orderNoun} of={orderList} cells={cells} />
}
