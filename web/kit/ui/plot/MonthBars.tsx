import { Link } from 'react-router'
import css from './MonthBars.module.css'
import names from './names.module.css'

/** One bar of a month, and the way to its rows. */
export interface MonthBar {
  readonly value: number
  /** The whole in words. */
  readonly text: string
  readonly to?: string | undefined
}

export interface BarMonth {
  readonly key: string
  readonly short: string
  /** In the order of the series. */
  readonly bars: readonly MonthBar[]
}

interface MonthBarsProps {
  readonly label: string
  /** Names of the series: at most three. */
  readonly series: readonly string[]
  readonly of: readonly BarMonth[]
}

/** Pixels from the highest bar to the lowest. */
const TALL = 180
/** Most names below the bars. */
const NAMES_MAX = 12

const percent = (part: number): string => `${String(part)}%`

/** Height of the ground, and pixels of a value. */
const scaleOf = (values: readonly number[]) => {
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)]
  const tall = (value: number) => (TALL * Math.abs(value)) / (most - least)
  return { ground: tall(most), tall: (value: number) => (value === 0 ? 0 : Math.max(2, tall(value))) }
}

/**
 * Figures month by month as bars side by side, those below zero below the ground; each is a way to its rows. A table beside
 * it has the same figures and ways for the keyboard and for screen readers.
 */
export const MonthBars = ({ label, series, of }: MonthBarsProps) => {
  const { ground, tall } = scaleOf(of.flatMap((it) => it.bars.map((bar) => bar.value)))
  const wide = 100 / of.length
  const share = 0.8 / series.length
  const every = Math.ceil(of.length / NAMES_MAX)
  return (
    <figure className={css['plot']} aria-label={label}>
      <figcaption className={css['legend']}>
        {series.map((name, at) => (
          <span key={name} data-series={at}>
            {name}
          </span>
        ))}
      </figcaption>
      <svg width="100%" height={TALL} aria-hidden focusable="false">
        {of.map(({ key, bars }, month) =>
          bars.map(({ value, text, to }, at) => {
            const height = tall(value)
            const place = { x: percent((month + 0.1 + at * share) * wide), width: percent(0.9 * share * wide) }
            const y = Math.max(0, value < 0 ? Math.min(ground, TALL - height) : ground - height)
            const bar = (
              <>
                <title>{text}</title>
                {to !== undefined && <rect {...place} y={0} height={TALL} data-area />}
                <rect {...place} y={y} height={height} rx={2} data-series={at} />
              </>
            )
            const id = `${key} ${String(at)}`
            return to === undefined ? (
              <g key={id}>{bar}</g>
            ) : (
              <Link key={id} to={to} tabIndex={-1}>
                {bar}
              </Link>
            )
          }),
        )}
        <line x1="0" x2="100%" y1={ground} y2={ground} data-ground />
      </svg>
      <ol className={names['names']} aria-hidden>
        {of.map(({ key, short }, at) => (
          <li key={key} data-minor={at % (2 * every) !== 0 || undefined}>
            {at % every === 0 ? short : ''}
          </li>
        ))}
      </ol>
    </figure>
  )
}
