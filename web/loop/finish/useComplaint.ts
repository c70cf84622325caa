import { commonWords } from '#contract/kit/common.words.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import type { Complaint } from '#web/loop/finish/ending.ts'

/** Says what is wrong with a field, in the words that the server would use. */
export const useComplaint = () => {
  const common = useWords(commonWords)
  const loop = useWords(loopWords)
  const f = useFormat()
  const screen = useWords(loopScreenWords)
  return (it: Complaint | undefined): string | undefined => {
    if (!it) return undefined
    if (it.word === 'tooLong') return common('fieldTooLong', it.params)
    if (it.word === 'tooFarAfter') return loop(it.word, { until: f.dateTime(it.until) })
    return it.word === 'badEnd' || it.word === 'typeRequired' ? screen(it.word) : loop(it.word)
  }
}
