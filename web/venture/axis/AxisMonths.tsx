import { useFormat } from '#web/kit/format.ts'
import type { Axis } from '#web/venture/axis/axis.ts'
import css from './axis.module.css'

const TALL = 22

interface MonthsProps {
  readonly axis: Axis
  /** Number of names that fit; a long axis shows every other, or every third. */
  readonly room: number
}

/** Names of an axis' months; hidden from screen readers, because the dates are beside each bar. */
export const AxisMonths = ({ axis, room }: MonthsProps) => {
  const f = useFormat()
  const step = Math.ceil(axis.months.length / room)
  return (
    <svg className={css['axis']} width="100%" height={TALL} aria-hidden focusable="false">
      {axis.months
        // A name at the very end would be cut.
        .filter(({ at }, index) => index % step === 0 && at <= 100 - 60 / room)
        .map(({ first, at }) => (
          <text key={first} x={`${at}%`} y={16} dx={4}>
            {f.date(first).slice(3)}
          </text>
        ))}
    </svg>
  )
}
