import { orderNoun } from '#contract/order/order.noun.ts'
import { orderList } from '#contract/order/order.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'

const cells = { nome: { grow: 2 } } as const

/** Payment orders: what each looper was paid, or is to be. */
export const OrderListScreen = () => {
  return <ListScreen noun={orderNoun} of={orderList} cells={cells} />
}
