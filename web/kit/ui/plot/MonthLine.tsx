import css from './MonthBars.module.css'

interface MonthPoint {
  readonly key: string
  readonly value: number
  /** The whole in words. */
  readonly text: string
}

interface MonthLineProps {
  readonly name: string
  readonly of: readonly MonthPoint[]
}

/** Pixels of the line, with room for its dots. */
const [TALL, DOT] = [64, 4]

const percent = (part: number): string => `${String(part)}%`

/**
 * A figure at the ends of the months as a line, below the bars of the same months: on a scale of its own, since a balance may
 * be many times what moves in a month. A table beside it has the same figures.
 */
export const MonthLine = ({ name, of }: MonthLineProps) => {
  const values = of.map((it) => it.value)
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)]
  const y = (value: number) => TALL - DOT - ((value - least) * (TALL - 2 * DOT)) / (most - least)
  const x = (at: number) => percent(((at + 0.5) * 100) / of.length)
  return (
    <div className={css['plot']} aria-hidden>
      <div className={css['legend']}>
        <span data-series="2">{name}</span>
      </div>
      <svg width="100%" height={TALL} focusable="false">
        <line x1="0" x2="100%" y1={y(0)} y2={y(0)} data-ground />
        {of.slice(1).map(({ key, value }, at) => (
          <line key={key} x1={x(at)} y1={y(of[at]?.value ?? 0)} x2={x(at + 1)} y2={y(value)} data-line />
        ))}
        {of.map(({ key, value, text }, at) => (
          <circle key={key} cx={x(at)} cy={y(value)} r={3}>
            <title>{text}</title>
          </circle>
        ))}
      </svg>
    </div>
  )
}
