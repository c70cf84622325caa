import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { findRoute } from '#contract/routes/match.ts'
import type { PlainRoute } from '#web/kit/tour/step.ts'

/** Whether the step's screen is open, is being opened, or does not open. */
export type Place = 'here' | 'coming' | 'away'

/** Opens the screen that a step stands on. Somebody who goes elsewhere from there has strayed. */
export const useStepPlace = (route: PlainRoute | undefined, onStray: () => void): Place => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const idle = useNavigation().state === 'idle'
  const here = route === undefined || findRoute(pathname)?.name === route
  const arrived = useRef(false)
  const stray = useEffectEvent(onStray)
  const go = useEffectEvent(() => {
    if (route !== undefined) void navigate(routes[route].path)
  })
  useEffect(() => {
    if (here) arrived.current = true
    else if (arrived.current) stray()
    else go()
  }, [here])
  if (here) return 'here'
  return idle ? 'away' : 'coming'
}
