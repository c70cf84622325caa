import { Suspense } from 'react'
import { early } from '#web/kit/ui/early.tsx'
import type { RingShape } from '#web/loop/ring/DayRing.tsx'
import css from './DayRing.module.css'

const DayRing = early(() => import('#web/loop/ring/DayRing.tsx').then((it) => it.DayRing))

/** The day's ring, fetched after what surrounds it; its place is kept meanwhile. */
export const LaterRing = ({ shape }: { readonly shape?: RingShape }) => (
  <Suspense fallback={<div className={css['ring']} data-shape={shape} data-loading />}>
    <DayRing shape={shape} />
  </Suspense>
)
