import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { loopPeriods } from '#contract/loop/loop.period.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'
import { useWords } from '#web/kit/words.ts'
import { DayFilter } from '#web/loop/DayFilter.tsx'
import css from './LoopFilters.module.css'

/** A stretch that moves on with the calendar, or first and last day, both included. */
export interface AskedPeriod {
  readonly period?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface PeriodFilterProps {
  readonly of: AskedPeriod
  readonly onChange: (next: AskedPeriod) => void
}

/** A stretch of days: one of the usual ones, or from and to. */
export const PeriodFilter = ({ of, onChange }: PeriodFilterProps) => {
  const t = useWords(loopCenterWords)
  const [custom, setCustom] = useState(false)
  const days = of.from !== undefined || of.to !== undefined
  const known = loopPeriods.find((it) => it === of.period)
  const shown = known ?? (days || custom ? 'custom' : 'all')
  const choose = (value: string) => {
    setCustom(value === 'custom')
    const period = loopPeriods.find((it) => it === value)
    onChange(value === 'custom' ? { from: of.from, to: of.to } : { period })
  }
  return (
    <>
      <NativeSelect
        aria-label={t('period')}
        value={shown}
        onChange={(event) => choose(event.currentTarget.value)}
        data={(['all', ...loopPeriods, 'custom'] as const).map((it) => ({ value: it, label: t(`period_${it}`) }))}
      />
      {shown === 'custom' && (
        <div className={css['days']}>
          <DayFilter label={t('from')} day={of.from} onChange={(from) => onChange({ from, to: of.to })} />
          <DayFilter label={t('to')} day={of.to} onChange={(to) => onChange({ from: of.from, to })} />
        </div>
      )}
    </>
  )
}
