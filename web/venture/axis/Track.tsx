import { useFormat } from '#web/kit/format.ts'
import { useVentureColours } from '#web/page/venture/useVentureColours.ts'
import { barOf, placeOf, type Axis, type Dated } from '#web/venture/axis/axis.ts'
import css from './axis.module.css'

/** Height of an axis' line in pixels. */
const TALL = 22
const percent = (value: number): string => `${value}%`

interface TrackProps {
  readonly axis: Axis
  readonly of: Dated
  /** Finished share, from 0 to 1. */
  readonly share: number
  /** Id of the venture in whose colour it is drawn. */
  readonly venture: number
}

/** Bar from a start to a planned day on an axis, its finished share filled, with today's position. */
export const Track = ({ axis, of, share, venture }: TrackProps) => {
  const today = useFormat().today()
  const colour = useVentureColours()(venture)
  const bar = barOf(of, axis)
  const place = { height: 14, rx: 3, y: 4, x: percent(bar?.at ?? 0) }
  return (
    <svg className={css['axis']} width="100%" height={TALL} data-venture={colour} aria-hidden focusable="false">
      {axis.months.map(({ first, at }) => (
        <line key={first} className={css['month']} x1={percent(at)} x2={percent(at)} y1={0} y2={TALL} />
      ))}
      {bar && (
        <>
          <rect className={css['bar']} {...place} width={percent(bar.width)} />
          <rect className={css['done']} {...place} width={percent(bar.width * share)} />
        </>
      )}
      <line
        className={css['today']}
        x1={percent(placeOf(today, axis))}
        x2={percent(placeOf(today, axis))}
        y1={0}
        y2={TALL}
      />
    </svg>
  )
}
