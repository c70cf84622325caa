import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { loopRequestCrud } from '#contract/loopRequest/loopRequest.ts'
import { loopRequestWords } from '#contract/loopRequest/loopRequest.words.ts'
import { useWords } from '#web/kit/words.ts'
import { requestFields } from '#web/loopRequest/requestFields.tsx'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'

/** A person asks for a loop that the timer did not measure. */
export const LoopRequestNewScreen = () => {
  const t = useWords(loopRequestWords)
  return (
    <RecordFormScreen
      noun={loopRequestNoun}
      of={loopRequestCrud}
      fields={requestFields}
      sends={{ button: t('send'), done: t('sent') }}
    />
  )
}
