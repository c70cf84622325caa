import { lazy, Suspense } from 'react'
import css from './DayRing.module.css'

const DayRing = lazy(() => import('#web/loop/ring/DayRing.tsx').then((it) => ({ default: it.DayRing })))

/** The day's ring, fetched after what surrounds it; its place is kept meanwhile. */
export const LaterRing = () => (
  <Suspense fallback={<div className={css['ring']} data-loading />}>
    <DayRing />
  </Suspense>
)
