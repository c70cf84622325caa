import type { ReactNode } from 'react'
import { extractPageWords } from '#contract/finance/extractPage.words.ts'
import { financeDirection } from '#contract/finance/finance.codes.ts'
import type { ExtractSummary } from '#contract/finance/summary.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import type { AskedDays } from './useAskedDays.ts'
import css from './Balances.module.css'

interface FigureProps {
  readonly name: string
  readonly value: string
  /** Its day, or the way to its rows. */
  readonly under: ReactNode
}

const Figure = ({ name, value, under }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <strong className="figures">{value}</strong>
      <span className="figures">{under}</span>
    </dd>
  </div>
)

interface BalancesProps {
  readonly of: ExtractSummary
  readonly asked: AskedDays
}

/** Balance before a period, what moved in it, and the balance after it; what moved leads to its rows. */
export const Balances = ({ of, asked }: BalancesProps) => {
  const t = useWords(extractPageWords)
  const f = useFormat()
  const rows = (way: 'in' | 'out') => (
    <TextLink
      to={filteredPath('financeExtract', { ...asked, direction: financeDirection.of[way], status: '2,4' })}
      label={`${t(way)}: ${t('rows')}`}
    >
      {t('rows')}
    </TextLink>
  )
  return (
    <dl className={css['figures']} aria-label={t('balances')}>
      <Figure
        name={t('opening')}
        value={f.money(of.opening)}
        under={of.from === null ? t('openingNone') : t('openingOn', { day: f.date(of.from) })}
      />
      <Figure name={t('in')} value={f.money(of.in)} under={rows('in')} />
      <Figure name={t('out')} value={f.money(of.out)} under={rows('out')} />
      <Figure
        name={t('closing')}
        value={f.money(of.closing)}
        under={of.to === null || of.to >= of.today ? t('closingNow') : t('closingOn', { day: f.date(of.to) })}
      />
    </dl>
  )
}
