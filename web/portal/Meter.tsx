import { PartBar } from '#web/kit/ui/plot/PartBar.tsx'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'
import type { MeterOf } from '#web/portal/useMeters.ts'
import css from './Meter.module.css'

/** A part of a whole: the atoms of a venture as its orbit, else a bar, and in words. */
export const Meter = ({ of: { text, part, whole, orbit } }: { readonly of: MeterOf }) => (
  <div className={css['meter']} data-orbit={orbit ? true : undefined}>
    {orbit ? <AtomsOrbit {...orbit} /> : whole !== undefined && <PartBar part={part} whole={whole} />}
    <span className="figures">{text}</span>
  </div>
)
