import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import type { InvoiceRow } from '#contract/invoice/invoice.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Milestones, type Milestone } from '#web/kit/ui/plot/Milestones.tsx'
import { useWords } from '#web/kit/words.ts'

interface Step {
  readonly key: 'issued' | 'due' | 'paid' | 'cancelled' | 'reversed'
  readonly state: Milestone['state']
  /** A day or a moment. */
  readonly at: string | null
  readonly by?: string | undefined
}

const stepsOf = (row: InvoiceRow): Step[] => {
  const { pending, paid, cancelled, reversed } = financeStatus.of
  const { status, issued_on, due_on, paid_on, ended_at } = row
  const dueState = row.late ? 'late' : status === pending ? 'open' : 'done'
  const issued: Step = { key: 'issued', state: 'done', at: issued_on, by: row.created_by?.nome }
  const due: Step = { key: 'due', state: dueState, at: due_on }
  const end = { state: 'failed', at: ended_at, by: row.ended_by?.nome } as const
  if (status === cancelled) return [issued, { key: 'cancelled', ...end }]
  const isPaid = status === paid || status === reversed
  const pays: Step = { key: 'paid', state: isPaid ? 'done' : 'open', at: paid_on, by: row.paid_by?.nome }
  return status === reversed ? [issued, due, pays, { key: 'reversed', ...end }] : [issued, due, pays]
}

/** Where an invoice stands: issued, due, paid, each with its day and, for the organisation, its person. */
export const Tracker = ({ of: row }: { readonly of: InvoiceRow }) => {
  const t = useWords(invoicePageWords)
  const f = useFormat()
  return (
    <Card title={t('tracker')}>
      <Milestones
        of={stepsOf(row).map(({ key, state, at, by }) => ({
          key,
          state,
          name: t(`step_${key}`),
          at: at === null ? t('open') : f.date(at),
          about: state === 'late' ? <LateMark since={row.due_on} /> : by,
        }))}
      />
      {row.reason !== null && <p>{t('endedWhy', { reason: row.reason })}</p>}
    </Card>
  )
}
