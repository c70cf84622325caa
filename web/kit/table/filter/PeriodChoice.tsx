import { IconCheck } from '@tabler/icons-react'
import { periods } from '#contract/kit/period.ts'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { DayFilter } from '#web/kit/table/filter/DayFilter.tsx'
import { usePanelFocus } from '#web/kit/table/panelFocus.ts'
import { useWords } from '#web/kit/words.ts'
import css from './PeriodChoice.module.css'

/** A stretch that moves on with the calendar, or first and last day, both included. */
interface AskedPeriod {
  readonly period?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface PeriodChoiceProps {
  readonly of: AskedPeriod
  readonly onChange: (next: AskedPeriod) => void
  readonly close: () => void
}

/** A stretch of days: one of the usual ones, which closes, or from and to. */
export const PeriodChoice = ({ of, onChange, close }: PeriodChoiceProps) => {
  const t = useWords(tableWords)
  // It may come later than the panel that it stands in.
  const panel = usePanelFocus<HTMLDivElement>()
  return (
    <div ref={panel} className={css['choice']}>
      <div className={css['usual']}>
        {periods.map((period, index) => (
          <button
            key={period}
            type="button"
            className={css['one']}
            aria-pressed={of.period === period}
            data-item
            data-autofocus={of.period === period || (index === 0 && of.period === undefined) ? true : undefined}
            onClick={() => {
              onChange({ period })
              close()
            }}
          >
            {t(`period_${period}`)}
            {of.period === period && <IconCheck size={14} stroke={2.5} aria-hidden />}
          </button>
        ))}
      </div>
      <div className={css['days']} role="group" aria-label={t('period_custom')}>
        <DayFilter label={t('from')} day={of.from} onChange={(from) => onChange({ from, to: of.to })} />
        <DayFilter label={t('to')} day={of.to} onChange={(to) => onChange({ from: of.from, to })} />
      </div>
    </div>
  )
}
