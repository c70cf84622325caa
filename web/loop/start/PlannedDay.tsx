import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './PlannedDay.module.css'

interface PlannedDayProps {
  readonly day: string | null
  readonly late: boolean
  /** On a phone in one line, where it stands among other words instead of at the end of a row. */
  readonly amid?: boolean
}

/** Planned day of an atom, and a mark when it is late. */
export const PlannedDay = ({ day, late, amid }: PlannedDayProps) => {
  const t = useWords(loopScreenWords)
  const f = useFormat()
  return (
    <span className={`${css['day']} figures`} data-amid={amid}>
      {late && <LateMark since={day} />}
      <span title={day === null ? undefined : t('planned', { date: f.date(day) })}>{f.date(day)}</span>
    </span>
  )
}
