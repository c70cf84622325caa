import { messageNoun } from '#contract/message/message.noun.ts'
import { messageCrud, type MessageRow } from '#contract/message/message.ts'
import { messageFields } from '#web/message/messageFields.tsx'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'

export const MessageEdit = ({ of, onClose }: EditProps<MessageRow>) => (
  <RecordFormDialog noun={messageNoun} of={messageCrud} fields={messageFields} from={of} onClose={onClose} />
)
