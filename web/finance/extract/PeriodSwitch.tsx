import { extractPageWords } from '#contract/finance/extractPage.words.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { useWords } from '#web/kit/words.ts'
import type { AskedDays } from './useAskedDays.ts'

const named = ['month', 'lastMonth', 'year'] as const
type Choice = (typeof named)[number] | 'all' | 'own'

const choiceOf = ({ period, from, to }: AskedDays): Choice => {
  if (period === undefined) return from === undefined && to === undefined ? 'all' : 'own'
  return named.find((it) => it === period) ?? 'own'
}

interface PeriodSwitchProps {
  readonly asked: AskedDays
  readonly set: ListState<string, string>['set']
}

/** The periods that are looked at most; any other one is a filter of the list. */
export const PeriodSwitch = ({ asked, set }: PeriodSwitchProps) => {
  const t = useWords(extractPageWords)
  return (
    <Segments<Choice>
      label={t('period')}
      name="extract-period"
      value={choiceOf(asked)}
      choices={([...named, 'all'] as const).map((key) => ({ key, label: t(`period_${key}`) }))}
      onChange={(key) => set({ period: key === 'all' ? null : (key ?? null), from: null, to: null })}
    />
  )
}
