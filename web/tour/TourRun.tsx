import { useEffect, useMemo, useRef, useState } from 'react'
import { tourWords } from '#contract/tour/tour.words.ts'
import { tourStepWords } from '#contract/tour/tourStep.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { endTour } from '#web/kit/tour/asked.ts'
import { isThere } from '#web/kit/tour/find.ts'
import { Tour } from '#web/kit/tour/Tour.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { remember } from '#web/tour/progress.ts'
import { stepsFor, type Placed, type Tour as TourData } from '#web/tour/tour.ts'

export interface TourRunProps {
  readonly tour: TourData
  /** Index among all its steps. */
  readonly from: number
}

/**
 * Where a tour begins: at the step it was left at. What stood on the page then may be gone (a loop that was stopped
 * meanwhile): it then begins where it can.
 */
const beginning = (steps: readonly Placed[], from: number): number => {
  const left = Math.max(
    0,
    steps.findIndex((it) => it.index >= from),
  )
  const step = steps[left]
  if (!step || step.route !== undefined || isThere(step.element)) return left
  const possible = steps.findIndex((it) => isThere(it.element))
  return possible >= 0 && possible < left ? possible : left
}

/** One tour under way: which step it is at, what that says, and how it is remembered. */
export const TourRun = ({ tour, from }: TourRunProps) => {
  const t = useWords(tourWords)
  const words = useWords(tourStepWords)
  const who = useSession()
  const [steps] = useState(() => stepsFor(tour, who))
  const [at, setAt] = useState(() => beginning(steps, from))
  const seen = useRef(false)
  const step = steps[at]
  const index = step?.index ?? 0
  useEffect(() => remember(tour.name, 'running', index), [tour.name, index])

  const end = (status: 'done' | 'left') => {
    remember(tour.name, status, index)
    endTour()
  }
  const pass = () => {
    if (at + 1 < steps.length) setAt(at + 1)
    else end('done')
  }
  const skip = () => {
    // A step of another screen is found there; of this screen only what already stands on it.
    const next = steps.findIndex((it, i) => i > at && (isThere(it.element) || it.route !== step?.route))
    if (next >= 0) return setAt(next)
    if (seen.current && !step?.has_click) return end('done')
    // Remembered as under way: it can be taken up here another time.
    toast.info(t('stuck'))
    return endTour()
  }
  const says = useMemo(() => {
    const key = step?.words
    return {
      title: key === undefined ? '' : words(`${key}_title`),
      text: key === undefined ? '' : words(`${key}_text`),
      next: step?.has_click ? undefined : t(at + 1 < steps.length ? 'next' : 'finish'),
      hint: t('click'),
      leave: t('leave'),
      progress: steps.length > 1 ? t('progress', { step: at + 1, count: steps.length }) : undefined,
    }
  }, [step, words, t, at, steps])
  return (
    <Tour
      steps={steps}
      at={at}
      says={says}
      onShown={() => {
        seen.current = true
      }}
      onPass={pass}
      onSkip={skip}
      onLeave={() => end('left')}
      onStray={endTour}
    />
  )
}
