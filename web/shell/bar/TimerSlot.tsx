import { lazy, Suspense } from 'react'
import { useHold } from '#web/kit/hold.ts'
import { useSession } from '#web/kit/session/session.ts'

const TimerWidget = lazy(() => import('#web/loop/timer/TimerWidget.tsx').then((it) => ({ default: it.TimerWidget })))

/** Whether time runs is not known yet: nothing may ask to reload. */
const Unknown = () => {
  useHold(true)
  return null
}

/** The place of the timer in the bar, on every screen of those who have the loop feature. */
export const TimerSlot = () => {
  const { can } = useSession()
  if (!can('loop.run')) return null
  return (
    <Suspense fallback={<Unknown />}>
      <TimerWidget />
    </Suspense>
  )
}
