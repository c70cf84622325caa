import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './PlannedDay.module.css'

/** Planned day of an atom, and a mark when it is late. */
export const PlannedDay = ({ day, late }: { day: string | null; late: boolean }) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  return (
    <span className={`${css['day']} figures`}>
      {late && <LateMark>{t('late')}</LateMark>}
      <span title={day === null ? undefined : t('planned', { date: f.date(day) })}>{f.date(day)}</span>
    </span>
  )
}
