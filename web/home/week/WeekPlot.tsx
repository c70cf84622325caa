import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayBounds, EMPTY } from '#contract/kit/dates.ts'
import { homeWords } from '#contract/shell/home.words.ts'
import { barsOf, secondsOf, seriesOf, wholeMinutes, type WeekDay } from '#web/home/week/weekPlot.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import css from './WeekPlot.module.css'

/** Height of the highest day in pixels. */
const TALL = 128
/** Seconds of a full day, so that a week of little work does not look like a full one. */
const FULL = 8 * 3600
/** Number of days above which only day numbers fit below the bars. */
const DENSE = 7

interface WeekPlotProps {
  readonly week: readonly WeekDay[]
  /** Link to the loops of a day, or of a venture in all these days. */
  readonly to?: ((of: { readonly day?: string; readonly venture?: number }) => string) | undefined
  /** True when the week before the chosen one is shown. */
  readonly faded?: boolean
}

interface WayProps {
  readonly to: string | undefined
  readonly children: ReactNode
}
const Way = ({ to, children }: WayProps) => (to === undefined ? children : <Link to={to}>{children}</Link>)

/** Hours of a week or month by day and venture: bars, and every figure in words for screen readers. */
export const WeekPlot = ({ week, to, faded = false }: WeekPlotProps) => {
  const t = useWords(homeWords)
  const f = useFormat()
  const colourOf = useVentureColours()
  const series = seriesOf(week)
  const minutes = wholeMinutes(series.map((it) => it.segundos))
  const most = Math.max(FULL, ...week.map(secondsOf))
  const column = 100 / week.length
  const dense = week.length > DENSE
  const today = f.today()
  const begin = (day: string) => dayBounds(day, f.zone).from
  return (
    <figure className={css['plot']} data-faded={faded || undefined} data-dense={dense || undefined}>
      <svg width="100%" height={TALL} className={css['bars']} aria-hidden focusable="false">
        {week.map((day, index) => {
          const at = { x: `${(index + 0.24) * column}%`, width: `${0.52 * column}%` }
          const bars = barsOf(day, series, { tall: TALL, most })
          if (bars.length === 0) return <rect key={day.day} {...at} y={TALL - 2} height={2} rx={1} data-none />
          return bars.map((bar) => (
            <rect
              key={`${day.day} ${bar.id}`}
              {...at}
              y={bar.y}
              height={bar.height}
              rx={2}
              data-venture={colourOf(bar.id)}
            />
          ))
        })}
      </svg>
      <ol className={css['days']}>
        {week.map((day) => {
          const seconds = secondsOf(day)
          const parts = day.ventures.map((part) => t('dayPart', { venture: part.nome, hours: f.hours(part.segundos) }))
          return (
            <li key={day.day} data-today={day.day === today ? true : undefined} title={parts.join('\n')}>
              <Way to={seconds === 0 ? undefined : to?.({ day: day.day })}>
                <span className="visually-hidden">
                  {t('dayHours', { day: f.longDay(begin(day.day)), hours: f.hours(seconds) })} {parts.join(', ')}
                </span>
                <span aria-hidden>
                  <b className="figures">{seconds === 0 ? EMPTY : f.hours(seconds)}</b>
                  <span>{dense ? Number(day.day.slice(-2)) : f.weekday(begin(day.day)).replace('.', '')}</span>
                </span>
              </Way>
            </li>
          )
        })}
      </ol>
      <ul className={css['legend']}>
        {series.map((part, index) => (
          <li key={part.id}>
            <span className={css['tone']} data-venture={colourOf(part.id)} aria-hidden />
            <span className={css['name']}>
              <Way to={part.id === 0 ? undefined : to?.({ venture: part.id })}>{part.nome || t('others')}</Way>
            </span>
            <span className="figures">{f.hours((minutes[index] ?? 0) * 60)}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
