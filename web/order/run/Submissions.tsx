import { IconAlertTriangle } from '@tabler/icons-react'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { orderRunWords } from '#contract/order/orderRun.words.ts'
import type { runCalls } from '#contract/order/run.calls.ts'
import { nextRun } from '#contract/order/run.rules.ts'
import { useFormat } from '#web/kit/format.ts'
import { useNow } from '#web/kit/second.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

type Run = AnswerOf<typeof runCalls.show>['data']

/** When confirmed loops went to their weeks last, and when they will next. */
export const Submissions = ({ of: { last } }: { readonly of: Run }) => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  const next = nextRun(new Date(useNow()))
  const ended = last?.finished_at ?? null
  const began = last === null ? t('never') : t('stopped', { at: f.dateTime(last.started_at) })
  return (
    <Card>
      <FactList
        facts={[
          { label: t('lastRun'), value: ended === null ? began : f.dateTime(ended) },
          { label: t('nextRun'), value: f.dateTime(next) },
        ]}
      />
      {last !== null && last.failed > 0 && (
        <Notice icon={IconAlertTriangle} tone="danger">
          {t('failed', { count: last.failed })}
        </Notice>
      )}
    </Card>
  )
}
