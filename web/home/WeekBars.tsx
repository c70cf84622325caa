import { addDays } from '#contract/kit/dates.ts'
import { parseClock } from '#contract/kit/hours.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import css from './WeekBars.module.css'

const TALL = 96
const WIDE = 34
const APART = 14
/** A full day, so that a week of little work does not look like a week of much. */
const FULL = 8 * 3600

interface WeekBarsProps {
  /** `hh:mm:ss` a day, oldest first, today last. */
  readonly days: readonly string[]
}

/** Hours of the last days as bars, each with its figure in words too. */
export const WeekBars = ({ days }: WeekBarsProps) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const seconds = days.map((it) => parseClock(it) ?? 0)
  const most = Math.max(FULL, ...seconds)
  const today = f.today()
  // Noon, so that no zone moves the day.
  const dateOf = (index: number) => new Date(`${addDays(today, index - seconds.length + 1)}T12:00:00Z`)
  const step = WIDE + APART
  return (
    <figure className={css['week']}>
      <svg viewBox={`0 0 ${seconds.length * step - APART} ${TALL}`} className={css['bars']} aria-hidden focusable="false">
        {seconds.map((it, index) => {
          const height = it === 0 ? 2 : Math.max(4, (it / most) * TALL)
          return (
            <rect
              key={index}
              x={index * step}
              y={TALL - height}
              width={WIDE}
              height={height}
              rx={Math.min(5, height / 2)}
              data-today={index === seconds.length - 1 ? true : undefined}
              data-none={it === 0 ? true : undefined}
            />
          )
        })}
      </svg>
      <ol className={css['days']}>
        {seconds.map((it, index) => (
          <li key={index} data-today={index === seconds.length - 1 ? true : undefined}>
            <span className="visually-hidden">
              {t('dayHours', { day: f.longDay(dateOf(index)), hours: f.hours(it) })}
            </span>
            <span aria-hidden>
              <b className="figures">{it === 0 ? '–' : f.hours(it)}</b>
              {f.weekday(dateOf(index)).replace('.', '')}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
