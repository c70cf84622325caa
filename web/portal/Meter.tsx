import { PartBar } from '#web/kit/ui/plot/PartBar.tsx'
import type { MeterOf } from '#web/portal/useMeters.ts'
import css from './Meter.module.css'

/** A part of a whole: the bar, and below it in words. */
export const Meter = ({ of: { text, part, whole } }: { readonly of: MeterOf }) => (
  <div className={css['meter']}>
    {whole !== undefined && <PartBar part={part} whole={whole} />}
    <span className="figures">{text}</span>
  </div>
)
