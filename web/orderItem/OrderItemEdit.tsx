import { orderItemNoun } from '#contract/orderItem/orderItem.noun.ts'
import { orderItemCrud, type OrderItemRow } from '#contract/orderItem/orderItem.ts'
import { orderItemFields } from '#web/orderItem/orderItemFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const OrderItemEdit = ({ of, onClose }: EditProps<OrderItemRow>) => (
  <RecordFormDialog noun={orderItemNoun} of={orderItemCrud} fields={orderItemFields()} from={of} onClose={onClose} />
)
