import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { tourCalls } from '#contract/tour/tour.calls.ts'
import { firstStep, tourVersions } from '#contract/tour/tour.rules.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { askedTour, endTour } from '#web/kit/tour/asked.ts'
import { progressIn } from '#web/tour/progress.ts'
import { mayTake } from '#web/tour/tour.ts'
import { TourOffer } from '#web/tour/TourOffer.tsx'
import type { TourRunProps } from '#web/tour/TourRun.tsx'
import { tourOf } from '#web/tour/tours.ts'

/** In place of a tour whose code could not be fetched. */
const NoRun = () => {
  useEffect(endTour, [])
  return null
}

const TourRun = lazy(() =>
  import('#web/tour/TourRun.tsx').then(
    (it): { default: ComponentType<TourRunProps> } => ({ default: it.TourRun }),
    () => ({ default: NoRun }),
  ),
)

/** The tour that was asked for, or the invitation to one. */
export const TourGuide = () => {
  const me = useMe()
  const who = useSession()
  const name = useStore(askedTour)
  const asked = tourOf(name)
  const running = asked && mayTake(asked, who) ? asked : undefined
  const { data, isPending } = useCall(tourCalls.list, {}, { staleTime: Infinity })
  useLive(`user:${me.id}`, (event) => {
    if (event.event === 'tour.changed' && !running) void invalidate(tourCalls.list)
  })
  useEffect(() => {
    if (!running) endTour()
  }, [running, name])
  // A tour ends with the session: the next person has not asked for it.
  useEffect(() => endTour, [])
  if (!running) return data && data.offers !== false ? <TourOffer known={data.data} /> : null
  if (isPending) return null
  const from = firstStep(progressIn(data?.data, running.name), tourVersions[running.name])
  return (
    <Suspense fallback={null}>
      <TourRun key={running.name} tour={running} from={from} />
    </Suspense>
  )
}
