import type { OutputOf } from '#contract/kit/endpoint.ts'
import { loopBulkWords } from '#contract/loop/loopBulk.words.ts'
import type { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { useWords } from '#web/kit/words.ts'
import css from './ChangeType.module.css'

interface WillStayProps {
  readonly skipped: OutputOf<typeof loopCenterCalls.bulkType>['skipped']
}

/** Number of selected loops that stay as they are, with the reasons. */
export const WillStay = ({ skipped }: WillStayProps) => {
  const t = useWords(loopBulkWords)
  if (skipped.length === 0) return null
  return (
    <>
      <p className={css['hint']}>{t('willStay', { count: skipped.reduce((sum, it) => sum + it.count, 0) })}</p>
      <ul className={css['reasons']}>
        {skipped.map((group) => (
          <li key={group.reason}>{t(`reason_${group.reason}`, { count: group.count })}</li>
        ))}
      </ul>
    </>
  )
}
