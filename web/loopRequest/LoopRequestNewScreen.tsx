import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { loopRequestCrud } from '#contract/loopRequest/loopRequest.ts'
import { requestFields } from '#web/loopRequest/requestFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

/** A person asks for a loop that the timer did not measure. */
export const LoopRequestNewScreen = () => (
  <RecordFormScreen noun={loopRequestNoun} of={loopRequestCrud} fields={requestFields} />
)
