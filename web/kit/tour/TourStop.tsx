import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBack } from '#web/kit/back/useBack.ts'
import type { Says, Spotlight } from '#web/kit/tour/spotlight.ts'
import type { TourStep } from '#web/kit/tour/step.ts'
import { holdKeys } from '#web/kit/tour/trap.ts'
import { useElement } from '#web/kit/tour/useElement.ts'
import { useStepPlace } from '#web/kit/tour/useStepPlace.ts'

const PRESSABLE =
  'a, button, summary, label, [role="button"], [role="link"], [role="option"], [role="tab"], [role^="menuitem"]'

const isPress = (target: EventTarget | null, element: HTMLElement): boolean => {
  const pressed = target instanceof Element ? target.closest(PRESSABLE) : null
  return pressed !== null && element.contains(pressed)
}

/** Calls back once `element`, or something to press within it, was clicked and the app has heard of it first. */
const onRealClick = (element: HTMLElement, heard: () => void): (() => void) => {
  const onClick = (event: MouseEvent) => {
    if (isPress(event.target, element)) setTimeout(heard)
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

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
  const place = useStepPlace(step, props.onStray)
  const element = useElement(step, { place, onMissing: props.onSkip, onPast: passOnce })
  const [shown, setShown] = useState(false)

  const show = useEffectEvent((element: HTMLElement) => {
    const scene = { element, district: step.district, says }
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
  useBack(props.onLeave, element !== undefined)
  return null
}
