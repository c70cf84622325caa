import { useEffect, useState } from 'react'
import { focusPage, frontDialog, tabStops } from '#web/kit/tour/find.ts'
import { makeSpotlight, type Says } from '#web/kit/tour/spotlight.ts'
import type { TourStep } from '#web/kit/tour/step.ts'
import { TourStop } from '#web/kit/tour/TourStop.tsx'

interface TourProps {
  /** Those that have a place in this window (`fits`). */
  readonly steps: readonly TourStep[]
  /** Index of the step to show. */
  readonly at: number
  readonly says: Says
  readonly onShown: () => void
  /** Next, Finish, or the click that was asked for; also when the step is found to be behind the person. */
  readonly onPass: () => void
  /** The element did not come within a few seconds. */
  readonly onSkip: () => void
  readonly onLeave: () => void
  /** The person went to another screen. */
  readonly onStray: () => void
}

/** A dialog that the tour has opened keeps the focus; else it goes back to where it was, or to the page. */
const giveFocusBack = (before: Element | null): void => {
  const front = frontDialog()
  const within = front ?? document.body
  const old = before instanceof HTMLElement && before !== document.body && within.contains(before) ? before : undefined
  const inFront = front?.querySelector<HTMLElement>('textarea, input, select') ?? (front && tabStops(front)[0])
  const target = old ?? inFront
  if (target) target.focus({ preventScroll: true })
  else focusPage()
}

/** Leads through steps one by one, each in a window beside what it is about (specification, section 2). */
export const Tour = ({ steps, at, ...rest }: TourProps) => {
  const [light] = useState(makeSpotlight)
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      light.lift()
      giveFocusBack(before)
    },
    [light, before],
  )
  const step = steps[at]
  return step ? <TourStop key={at} step={step} light={light} {...rest} /> : null
}
