import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { findRoute } from '#contract/routes/match.ts'
import { isThere } from '#web/kit/tour/find.ts'
import type { TourStep } from '#web/kit/tour/step.ts'

/** State of the step's screen: open, opening, or not opening. */
export type Place = 'here' | 'coming' | 'away'

/**
 * Opens the screen that a step stands on, unless the step is behind the person. Somebody who goes elsewhere from there
 * has strayed, but not from a step that wants a click, which may lead elsewhere.
 */
export const useStepPlace = ({ route, past, has_click }: TourStep, onStray: () => void): Place => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const idle = useNavigation().state === 'idle'
  const here = route === undefined || findRoute(pathname)?.name === route
  const arrived = useRef(false)
  const stray = useEffectEvent(onStray)
  const go = useEffectEvent(() => {
    if (route !== undefined && past?.some(isThere) !== true) void navigate(routes[route].path)
  })
  useEffect(() => {
    if (here) arrived.current = true
    else if (!arrived.current) go()
    else if (!has_click) stray()
  }, [here, has_click])
  if (here) return 'here'
  return idle ? 'away' : 'coming'
}
