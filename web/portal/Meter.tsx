import type { MeterOf } from '#web/portal/useMeters.ts'
import css from './Meter.module.css'

/** A part of a whole: the bar, and below it in words. */
export const Meter = ({ of: { text, part, whole } }: { readonly of: MeterOf }) => (
  <div className={css['meter']}>
    {whole !== undefined && <progress className={css['bar']} max={whole} value={Math.min(part, whole)} aria-hidden />}
    <span className="figures">{text}</span>
  </div>
)
