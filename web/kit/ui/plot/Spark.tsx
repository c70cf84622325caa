import css from './Spark.module.css'

interface SparkProps {
  /** Description for screen readers. */
  readonly label: string
  /** Values, the oldest first. */
  readonly of: readonly number[]
}

const [WIDE, TALL, EDGE] = [96, 24, 2]

/** Small line chart of a value; nothing for fewer than two values. */
export const Spark = ({ label, of }: SparkProps) => {
  if (of.length < 2) return null
  const [least, most] = [Math.min(...of), Math.max(...of)]
  const x = (at: number) => EDGE + (at * (WIDE - 2 * EDGE)) / (of.length - 1)
  const y = (value: number) =>
    most === least ? TALL / 2 : TALL - EDGE - ((value - least) * (TALL - 2 * EDGE)) / (most - least)
  const points = of.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
  return (
    <svg
      className={css['spark']}
      viewBox={`0 0 ${WIDE} ${TALL}`}
      width={WIDE}
      height={TALL}
      role="img"
      aria-label={label}
    >
      <polyline points={points} />
      <circle cx={x(of.length - 1)} cy={y(of.at(-1) ?? 0)} r={2} />
    </svg>
  )
}
