import { orderItemNoun } from '#contract/orderItem/orderItem.noun.ts'
import { orderItemCrud, orderItemList, type OrderItemRow } from '#contract/orderItem/orderItem.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { orderItemFields } from '#web/orderItem/orderItemFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { RecordScreen, type EditProps } from '#web/page/RecordScreen.tsx'
import type { NounScreens } from '#web/screens/screen.ts'

const cells = { nome: { grow: 3 } } as const

const OrderItemListScreen = () => <ListScreen noun={orderItemNoun} of={orderItemList} cells={cells} />

const OrderItemNewScreen = () => (
  <RecordFormScreen noun={orderItemNoun} of={orderItemCrud} fields={orderItemFields()} filesLater />
)

const edit = onDemand<EditProps<OrderItemRow>>(
  'OrderItemEdit',
  async () => (await import('#web/orderItem/OrderItemEdit.tsx')).OrderItemEdit,
)

const OrderItemShowScreen = () => <RecordScreen noun={orderItemNoun} of={orderItemCrud} edit={edit} />

export const screens = {
  orderItemList: OrderItemListScreen,
  orderItemNew: OrderItemNewScreen,
  orderItemShow: OrderItemShowScreen,
} as const satisfies NounScreens<'orderItem'>
