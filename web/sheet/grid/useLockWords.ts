import type { Lock } from '#contract/sheet/sheet.ts'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'

/** Says why nothing can be typed into a day. */
export const useLockWords = () => {
  const t = useWords(weekSheetWords)
  const f = useFormat()
  return (lock: Lock): string =>
    lock.reason === 'future' ? t('locked_future') : t(`locked_${lock.reason}`, { until: f.date(lock.until) })
}
