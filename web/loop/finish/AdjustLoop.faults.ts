import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import type { Rule } from '#web/kit/form/useForm.ts'
import type { Format } from '#web/kit/format.ts'
import type { ConcludedLoop } from '#web/loop/dialog/modal.ts'
import { adjustmentErrors, type Adjustment, type Complaint } from '#web/loop/finish/ending.ts'

/** Words that an adjustment may be refused with. */
export const adjustWords = [loopWords, loopScreenWords] as const

const faultOf = (path: keyof Adjustment, it: Complaint | undefined, f: Format): Rule<Adjustment>[] => {
  if (!it) return []
  if (it.word === 'tooLong') return [{ path, key: 'common.fieldTooLong', params: it.params }]
  if (it.word === 'tooFarAfter') return [{ path, key: 'loop.tooFarAfter', params: { until: f.dateTime(it.until) } }]
  const noun = it.word === 'badEnd' ? loopScreenWords.noun : loopWords.noun
  return [{ path, key: `${noun}.${it.word}`, missing: it.word === 'endMissing' || it.word === 'justificationMissing' }]
}

/** What is wrong with screen 4, as the form says it. */
export const adjustFaults = (it: Adjustment, loop: ConcludedLoop, at: { f: Format; now: number }) => {
  const errors = adjustmentErrors(it, loop, { zone: at.f.zone, now: at.now })
  return [...faultOf('fim', errors.fim, at.f), ...faultOf('ajustes', errors.ajustes, at.f)]
}
