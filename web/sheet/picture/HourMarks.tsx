import { HOUR_MS } from '#contract/kit/spans.ts'
import type { SheetDay, SheetWeek } from '#contract/sheet/sheet.ts'
import { useCalendar } from '#web/sheet/figures.ts'
import { lengthOf, TALL, type Gap } from './layout.ts'
import css from './picture.module.css'

interface HourMarksProps {
  readonly sheet: SheetWeek
  readonly day: SheetDay
  readonly shown: Gap
}

/** Times of a day on its person's clock, which skips or repeats an hour where clocks change. */
export const HourMarks = ({ sheet, day, shown }: HourMarksProps) => {
  const c = useCalendar(sheet.person.zone)
  const count = Math.max(0, Math.floor(Math.min(shown.to, lengthOf(day)) - shown.from))
  return (
    <div className={css['hours']} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="figures" style={{ top: `${at * TALL}px` }}>
          {c.time(new Date(Date.parse(day.from) + (shown.from + at) * HOUR_MS))}
        </span>
      ))}
    </div>
  )
}
