import { messageNoun } from '#contract/message/message.noun.ts'
import { messageCrud } from '#contract/message/message.ts'
import { messageFields } from '#web/message/messageFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

/** A new message is a draft, which is sent from its page. */
export const MessageNewScreen = () => (
  <RecordFormScreen noun={messageNoun} of={messageCrud} fields={messageFields} filesLater />
)
