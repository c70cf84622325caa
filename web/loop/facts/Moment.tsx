import type { When } from '#contract/kit/dates.ts'
import { useFormat } from '#web/kit/format.ts'
import css from './LoopPart.module.css'

interface MomentProps {
  readonly when: When
  /** On its day the date is not told again. */
  readonly since?: When
}

/** A date and a time on one line, hours under hours whether they have one digit or two. */
export const Moment = ({ when, since }: MomentProps) => {
  const f = useFormat()
  const whole = f.dateTime(when)
  if (!when) return <span className={css['none']}>{whole}</span>
  const [date, hour] = whole.split(' ')
  const sameDay = since !== undefined && f.date(since) === date
  return (
    <span className={`${css['moment']} figures`} title={sameDay ? whole : undefined}>
      {!sameDay && `${date} `}
      <span className={css['hour']}>{hour}</span>
    </span>
  )
}
