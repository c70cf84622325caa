import { Suspense } from 'react'
import { early } from '#web/kit/ui/early.tsx'
import css from './DayRing.module.css'

const DayRing = early(() => import('#web/loop/ring/DayRing.tsx').then((it) => it.DayRing))

/** The day's ring, fetched after what surrounds it; its place is kept meanwhile. `around` leaves its middle to somebody else. */
export const LaterRing = ({ around = false }: { readonly around?: boolean }) => (
  <Suspense fallback={<div className={css['ring']} data-around={around || undefined} data-loading />}>
    <DayRing around={around} />
  </Suspense>
)
