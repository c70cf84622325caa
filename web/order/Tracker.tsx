import type { AnswerOf } from '#contract/kit/endpoint.ts'
import type { orderCalls } from '#contract/order/order.calls.ts'
import type { OrderRow } from '#contract/order/order.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Milestones, type Milestone } from '#web/kit/ui/plot/Milestones.tsx'
import { useWords } from '#web/kit/words.ts'

interface Step {
  readonly key: 'submitted' | 'confirmed' | 'invoiced' | 'paid' | 'deleted' | 'reversed'
  readonly at: string | null
  readonly by: string | undefined
  readonly failed?: true
}

/** When its hours were submitted and confirmed, as its page has it. */
type Hours = Pick<AnswerOf<typeof orderCalls.page>['data'], 'submitted_at' | 'closed_at'>

const stepsOf = (
  { nome, status, created_at, created_by, paid_at, paid_by, ended_at, ended_by }: OrderRow,
  { submitted_at, closed_at }: Hours,
) => {
  const by = created_by?.nome
  const steps: Step[] = [
    ...(submitted_at === null ? [] : [{ key: 'submitted' as const, at: submitted_at, by: nome }]),
    // Whoever makes an order by hand confirms what it pays.
    { key: 'confirmed', at: closed_at ?? created_at, by: closed_at === null ? by : undefined },
    { key: 'invoiced', at: created_at, by },
  ]
  if (status !== 2) steps.push({ key: 'paid', at: paid_at, by: paid_by?.nome })
  if (status === 2) steps.push({ key: 'deleted', at: ended_at, by: ended_by?.nome, failed: true })
  if (status === 3) steps.push({ key: 'reversed', at: ended_at, by: ended_by?.nome, failed: true })
  return steps
}

interface TrackerProps {
  readonly of: OrderRow
  readonly hours: Hours
}

const stateOf = ({ at, failed }: Step): Milestone['state'] => (at === null ? 'open' : failed ? 'failed' : 'done')

/** Where an order stands: submitted, confirmed, invoiced, paid, each with its moment and its person. */
export const Tracker = ({ of: row, hours }: TrackerProps) => {
  const t = useWords(orderPageWords)
  const f = useFormat()
  return (
    <Card title={t('tracker')}>
      <Milestones
        of={stepsOf(row, hours).map((step) => ({
          key: step.key,
          state: stateOf(step),
          name: t(`step_${step.key}`),
          at: step.at === null ? t('due', { day: f.date(row.due_on) }) : f.dateTime(step.at),
          ...(step.at !== null && { about: step.by ?? t('byRun') }),
        }))}
      />
      {row.reason !== null && <p>{t('reversedWhy', { reason: row.reason })}</p>}
    </Card>
  )
}
