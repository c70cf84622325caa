import { useFormat } from '#web/kit/format.ts'
import type { Axis } from '#web/venture/axis/axis.ts'
import css from './axis.module.css'

const TALL = 22

interface MonthsProps {
  readonly axis: Axis
  /** How many names have room; of a long axis every other stands there, or every third. */
  readonly room: number
}

/** The names of the months of an axis; silent, for the dates stand beside each bar. */
export const AxisMonths = ({ axis, room }: MonthsProps) => {
  const f = useFormat()
  const step = Math.ceil(axis.months.length / room)
  return (
    <svg className={css['axis']} width="100%" height={TALL} aria-hidden focusable="false">
      {axis.months
        // One at the very end would be cut.
        .filter(({ at }, index) => index % step === 0 && at <= 100 - 60 / room)
        .map(({ first, at }) => (
          <text key={first} x={`${at}%`} y={16} dx={4}>
            {f.date(`${first}T12:00:00Z`).slice(3)}
          </text>
        ))}
    </svg>
  )
}
