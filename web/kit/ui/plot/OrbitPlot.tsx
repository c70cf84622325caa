import {
  arcsOf,
  countOf,
  dotsOf,
  placeAt,
  type Circling,
  type OrbitArc,
  type OrbitDot,
} from '#web/kit/ui/plot/orbit.ts'
import css from './OrbitPlot.module.css'

const RADIUS = 25
/** Radius of one that circles, and how many have room to be told apart. */
const sizes = {
  inline: { dot: 4.4, most: 12 },
  small: { dot: 4.4, most: 14 },
  large: { dot: 3.4, most: 24 },
} as const

/** A square on its corner: who is late is told by shape too. */
const Diamond = ({ at, of }: { readonly at: number; readonly of: number }) => {
  const { x, y } = placeAt(at, RADIUS)
  return <path d={`M${x} ${y - of}L${x + of} ${y}L${x} ${y + of}L${x - of} ${y}Z`} className={css['late']} />
}

const Dot = ({ of: { kind, at }, radius }: { readonly of: OrbitDot; readonly radius: number }) => {
  if (kind === 'late') return <Diamond at={at} of={radius * 1.4} />
  const { x, y } = placeAt(at, RADIUS)
  return <circle cx={x} cy={y} r={kind === 'open' ? radius - 0.75 : radius} className={css[kind]} />
}

/** What lies between two arcs, in hundredths of the way round. */
const GAP = 3

const Arc = ({ of: { kind, from, length }, alone }: { readonly of: OrbitArc; readonly alone: boolean }) => {
  const long = Math.max(1, 100 * length - (alone ? 0 : GAP))
  const stroke = {
    cx: 32,
    cy: 32,
    r: RADIUS,
    pathLength: 100,
    transform: 'rotate(-90 32 32)',
    strokeDasharray: `${long} ${100 - long}`,
    strokeDashoffset: -(100 * from + (alone ? 0 : GAP / 2)),
  }
  return (
    <>
      <circle {...stroke} className={css['arc']} data-late={kind === 'late' || undefined} />
      {kind === 'open' && <circle {...stroke} className={css['hollow']} />}
      {kind === 'late' && <Diamond at={from + length / 2} of={6.5} />}
    </>
  )
}

interface OrbitPlotProps {
  readonly of: Circling
  /** All that it shows, in words. */
  readonly label: string
  /** Of the venture in whose colour it is drawn. */
  readonly colour?: number | undefined
  readonly size?: keyof typeof sizes
}

/** A planet with what circles it: done is filled, open hollow, late a diamond; many of them are arcs. */
export const OrbitPlot = ({ of, label, colour, size = 'small' }: OrbitPlotProps) => {
  const total = countOf(of)
  const { dot, most } = sizes[size]
  const arcs = arcsOf(of)
  const radius = Math.min(dot, (0.4 * 2 * Math.PI * RADIUS) / Math.max(1, total))
  return (
    <span className={css['orbit']} title={label} data-size={size} data-venture={colour}>
      <svg viewBox="0 0 64 64" role="img" aria-label={label} focusable="false">
        <circle cx="32" cy="32" r={RADIUS} className={css['way']} data-empty={total === 0 || undefined} />
        <circle cx="32" cy="32" r="9.5" className={total === 0 ? css['open'] : css['done']} />
        {total > most
          ? arcs.map((it) => <Arc key={it.kind} of={it} alone={arcs.length === 1} />)
          : dotsOf(of).map((it) => <Dot key={it.at} of={it} radius={radius} />)}
      </svg>
    </span>
  )
}
