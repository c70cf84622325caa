import { IconCalendar } from '@tabler/icons-react'
import { periods } from '#contract/kit/period.ts'
import { tableWords } from '#contract/kit/table.words.ts'
import { shownDay } from '#web/kit/form/typedDay.ts'
import { useFormat } from '#web/kit/format.ts'
import type { OwnFilter } from '#web/kit/table/filter.ts'
import { orderedDays } from '#web/kit/table/listReading.ts'
import { PeriodChoice } from '#web/kit/table/PeriodChoice.tsx'
import { useWords } from '#web/kit/words.ts'

/** The names that a period has in the address and in a list's input. */
export type PeriodNames = 'period' | 'from' | 'to'

interface Filtered {
  readonly filters: Readonly<Partial<Record<PeriodNames, string>>>
  readonly set: (changes: Partial<Record<PeriodNames, string | null>>) => void
}

/** Narrows a list to a stretch of days: one that moves on with the calendar, or first and last day. */
export const usePeriodFilter = ({ filters, set }: Filtered): OwnFilter<PeriodNames> => {
  const t = useWords(tableWords)
  const f = useFormat()
  // The fields keep what was typed where it was typed.
  const { period, from, to } = orderedDays(filters)
  const shown = (): string | undefined => {
    const known = periods.find((it) => it === period)
    if (known) return t(`period_${known}`)
    if (from !== undefined && to !== undefined) return `${shownDay(from)} – ${shownDay(to)}`
    if (from !== undefined) return t('since', { date: f.date(`${from}T12:00:00Z`) })
    return to === undefined ? undefined : t('until', { date: f.date(`${to}T12:00:00Z`) })
  }
  return {
    names: ['period', 'from', 'to'],
    label: t('period'),
    icon: IconCalendar,
    shown: shown(),
    editor: (close) => (
      <PeriodChoice
        of={filters}
        close={close}
        onChange={(it) => set({ period: it.period ?? null, from: it.from ?? null, to: it.to ?? null })}
      />
    ),
  }
}
