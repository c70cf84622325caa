import css from './Bars.module.css'
import names from './names.module.css'

export interface Bar {
  /** Names it, and stands below it. */
  readonly key: string
  readonly short: string
  /** The whole in words, for whoever cannot see it and for who points at it. */
  readonly text: string
  readonly value: number
}

interface BarsProps {
  readonly label: string
  readonly of: readonly Bar[]
}

/** Pixels of the highest bar. */
const TALL = 96

/** Values over time as bars, each in words too; the highest fills the height. */
export const Bars = ({ label, of }: BarsProps) => {
  const most = Math.max(1, ...of.map((it) => it.value))
  const column = 100 / of.length
  return (
    <figure className={css['plot']} aria-label={label}>
      <figcaption>
        <strong>{label}</strong>
      </figcaption>
      <svg width="100%" height={TALL} aria-hidden focusable="false">
        {of.map(({ key, value, text }, index) => {
          const height = value === 0 ? 2 : Math.max(3, Math.round((TALL * value) / most))
          const at = { x: `${(index + 0.2) * column}%`, width: `${0.6 * column}%` }
          return (
            <rect key={key} {...at} y={TALL - height} height={height} rx={2} data-none={value === 0 || undefined}>
              <title>{text}</title>
            </rect>
          )
        })}
      </svg>
      <ol className={names['names']}>
        {of.map(({ key, short, text }, index) => (
          <li key={key} title={text}>
            <span className="visually-hidden">{text}</span>
            <span aria-hidden data-minor={index % 2 !== 0 || undefined}>
              {short}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
