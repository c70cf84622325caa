import { extractPageWords } from '#contract/finance/extractPage.words.ts'
import { financeDirection } from '#contract/finance/finance.codes.ts'
import type { ExtractSummary } from '#contract/finance/summary.ts'
import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import { addDays } from '#contract/kit/dates.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

type Waiting = ExtractSummary['late']

interface SidesProps {
  readonly of: Waiting
  /** Days on which they are due. */
  readonly due: { readonly due_from?: string; readonly due_to: string }
}

/** What is to come in and to be paid, each a link to exactly its rows. */
const Sides = ({ of, due }: SidesProps) => {
  const t = useWords(extractPageWords)
  const f = useFormat()
  const sides = (['in', 'out'] as const).filter((it) => of[it].rows > 0)
  if (sides.length === 0) return <span>{t('dueNone')}</span>
  return sides.map((side) => (
    <TextLink
      key={side}
      to={filteredPath('financeExtract', {
        status: financeStatus.of.pending,
        direction: financeDirection.of[side],
        ...due,
      })}
    >
      {t(side === 'in' ? 'dueIn' : 'dueOut', { value: f.money(of[side].centavos), count: of[side].rows })}
    </TextLink>
  ))
}

/** What falls due, and what is overdue. */
export const DueRows = ({ of: { late, soon, soon_to, today } }: { readonly of: ExtractSummary }) => {
  const t = useWords(extractPageWords)
  const f = useFormat()
  const isLate = late.in.rows + late.out.rows > 0
  return (
    <div role="group" aria-label={t('dueLabel')} className="figures">
      <Row gap="small">
        <span>{t('soon', { day: f.date(soon_to) })}:</span>
        <Sides of={soon} due={{ due_from: today, due_to: soon_to }} />
      </Row>
      {isLate && (
        <Row gap="small">
          <LateMark>{t('late')}</LateMark>
          <Sides of={late} due={{ due_to: addDays(today, -1) }} />
        </Row>
      )}
    </div>
  )
}
