import { orderItemNoun } from '#contract/orderItem/orderItem.noun.ts'
import { orderItemCrud } from '#contract/orderItem/orderItem.ts'
import { orderItemWords } from '#contract/orderItem/orderItem.words.ts'
import { reread } from '#web/kit/call/query.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { orderItemFields } from '#web/orderItem/orderItemFields.tsx'
import { RecordForm } from '#web/page/RecordForm.tsx'

export interface OrderItemDialogProps {
  readonly user_id: number
  readonly onClose: () => void
}

/** Writes an additional item for the looper of a page. */
export const OrderItemDialog = ({ user_id, onClose }: OrderItemDialogProps) => {
  const t = useWords(orderItemWords)
  const done = (): void => {
    void reread('orderItem')
    onClose()
  }
  return (
    <Dialog open edge="end" title={t('create')} onClose={onClose}>
      <RecordForm
        noun={orderItemNoun}
        of={orderItemCrud}
        fields={orderItemFields({ asksWho: false })}
        preset={{ user_id }}
        filesLater
        onDone={done}
        onCancel={onClose}
      />
    </Dialog>
  )
}
