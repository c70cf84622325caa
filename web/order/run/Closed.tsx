import { orderRunWords } from '#contract/order/orderRun.words.ts'
import { LATE_SECONDS } from '#contract/order/run.rules.ts'
import type { RunClosing } from '#contract/order/run.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { useWords } from '#web/kit/words.ts'

/** When the last week of a Friday was closed, and how late that was. */
export const Closed = ({ of: { closed_at, late } }: { readonly of: RunClosing }) => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  return (
    <>
      {f.dateTime(closed_at)}
      {late > LATE_SECONDS && (
        <>
          {' · '}
          <LateMark>{t('late', { span: f.hours(late) })}</LateMark>
        </>
      )}
    </>
  )
}
