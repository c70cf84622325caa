import { weekNoun } from '#contract/week/week.noun.ts'
import { weekBegins } from '#contract/week/week.rules.ts'
import { weekCrud, type WeekRow } from '#contract/week/week.ts'
import { weekPageWords } from '#contract/week/weekPage.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { WeekLoops } from '#web/week/WeekLoops.tsx'

/** The days of a week, right after its person's name. */
const Days = ({ of: { ends_on } }: { readonly of: WeekRow }) => {
  const t = useWords(weekPageWords)
  const f = useFormat()
  return <span className="figures">{t('span', { from: f.date(weekBegins(ends_on)), to: f.date(ends_on) })}</span>
}

/** One week of payment: its figures, its loops by what becomes of them, and its history. */
export const WeekShowScreen = () => {
  return (
    <RecordScreen
      noun={weekNoun}
      of={weekCrud}
      badge={(row) => <Days of={row} />}
      main={(row) => <WeekLoops of={row} />}
    />
  )
}
