import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { onRealClick } from '#web/kit/tour/press.ts'
import type { Says, Spotlight } from '#web/kit/tour/spotlight.ts'
import type { TourStep } from '#web/kit/tour/step.ts'
import { holdKeys } from '#web/kit/tour/trap.ts'
import { useElement } from '#web/kit/tour/useElement.ts'
import { useStanding } from '#web/kit/tour/useStanding.ts'

/** Specification, section 9: each step waits this long before it shows. */
const DELAY_MS = 500

interface TourStopProps {
  readonly step: TourStep
  readonly light: Spotlight
  readonly says: Says
  readonly onShown: () => void
  readonly onPass: () => void
  readonly onSkip: () => void
  readonly onLeave: () => void
  readonly onStray: () => void
}

/** One step: opens its screen, waits for its element, shows, and goes when it is passed, skipped or left. */
export const TourStop = (props: TourStopProps) => {
  const { step, light, says } = props
  const gone = useRef(false)
  const passOnce = () => {
    if (!gone.current) props.onPass()
    gone.current = true
  }
  const pass = useEffectEvent(passOnce)
  const leave = useEffectEvent(props.onLeave)
  const place = useStanding(step.route, props.onStray)
  const element = useElement(step, { place, onMissing: props.onSkip, onPast: passOnce })
  const [shown, setShown] = useState(false)

  const show = useEffectEvent((it: HTMLElement) => {
    const scene = { element: it, district: step.district, says }
    light.show({ ...scene, onNext: () => pass(), onLeave: () => leave() })
    setShown(true)
    props.onShown()
  })
  useEffect(() => {
    if (!element) {
      light.lift()
      return undefined
    }
    light.rest()
    const timer = setTimeout(() => show(element), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [element, light])

  useEffect(() => {
    if (shown) light.say(says)
  }, [shown, says, light])

  useEffect(() => {
    if (!element || !step.has_click) return undefined
    return onRealClick(element, () => {
      light.lift()
      pass()
    })
  }, [element, step, light])

  useEffect(
    () => holdKeys({ stops: () => (element ? light.stops() : undefined), onEscape: () => leave() }),
    [element, light],
  )
  return null
}
