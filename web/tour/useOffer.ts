import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { findRoute } from '#contract/routes/match.ts'
import { offerOf, tourVersions, type Progress } from '#contract/tour/tour.rules.ts'
import { tourWords } from '#contract/tour/tour.words.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { browserStorage } from '#web/kit/storage.ts'
import { startTour } from '#web/kit/tour/asked.ts'
import { focusPage } from '#web/kit/tour/find.ts'
import { useQuiet } from '#web/kit/tour/quiet.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'
import { progressIn, remember, wantOffers, type Known } from '#web/tour/progress.ts'
import { mayTake, type Tour } from '#web/tour/tour.ts'
import { tours } from '#web/tour/tours.ts'

/** A postponement lasts until the next day, and at least this long. */
const NIGHT_MS = 20 * 3_600_000

const calmKey = (userId: number): string => `nucleo.tour.calm.${userId}`
const laterKey = (userId: number, tour: string): string => `nucleo.tour.later.${userId}.${tour}`

/** True on the day of a kept instant, by the device's calendar, and until a night has passed. */
const isToday = (kept: string | null): boolean => {
  if (kept === null) return false
  const at = new Date(Number(kept))
  return Date.now() - at.getTime() < NIGHT_MS || at.toDateString() === new Date().toDateString()
}

/** Postpones a tour to another day, in this browser. */
const putOff = (userId: number, tour: string): void => browserStorage.set(laterKey(userId, tour), String(Date.now()))
const isPutOff = (userId: number, tour: string): boolean => isToday(browserStorage.get(laterKey(userId, tour)))

/** After any answered or ignored invitation no other tour is offered that day, in all tabs. */
const beCalm = (userId: number): void => browserStorage.set(calmKey(userId), String(Date.now()))
const isCalm = (userId: number): boolean => isToday(browserStorage.get(calmKey(userId)))

/** Milliseconds that the page must be quiet before an invitation. */
const QUIET_MS = 3000

interface Offer {
  readonly tour: Tour
  /** Progress of the tour, when it can be resumed. */
  readonly resumes: Progress | undefined
  readonly start: () => void
  readonly later: () => void
  readonly never: () => void
  /** No to all tours, as Settings can. */
  readonly none: () => void
}

/** The tour once the page is quiet. It stays then, because a card that vanishes with every menu would be restless. */
const useSettled = (tour: Tour | undefined): Tour | undefined => {
  const [settled, setSettled] = useState<Tour>()
  const quiet = useQuiet(QUIET_MS, tour !== undefined && tour !== settled)
  if (settled && tour !== settled) setSettled(undefined)
  else if (!settled && quiet && tour) setSettled(tour)
  return tour === settled ? tour : undefined
}

/** The one tour that may be offered on this screen at this moment: one a day, be it new or one that was cut off. */
export const useOffer = (known: Known): Offer | undefined => {
  const me = useMe()
  const who = useSession()
  const here = findRoute(useLocation().pathname)?.name
  const [, answered] = useState(0)
  const shown = useRef<Tour>(undefined)

  const calm = isCalm(me.id)
  const offered = (candidate: Tour): boolean => {
    if (here === undefined || !candidate.offeredOn.includes(here) || !mayTake(candidate, who)) return false
    const as = offerOf(progressIn(known, candidate.name), tourVersions[candidate.name])
    return as !== undefined && !calm && !isPutOff(me.id, candidate.name)
  }
  // A preview as another role writes nothing, so it could not store an answer.
  const asks = me.viewing_as === undefined || me.viewing_as === null
  const tour = asks ? tours.find(offered) : undefined
  const open = useSettled(tour)

  // A navigation counts as an answer too.
  useEffect(() => {
    const before = shown.current
    shown.current = open ?? before
    if (!before || here === undefined || before.offeredOn.includes(here)) return
    shown.current = undefined
    putOff(me.id, before.name)
    beCalm(me.id)
  }, [open, here, me.id])

  if (!open) return undefined
  const progress = progressIn(known, open.name)
  const answer = (act: () => void) => () => {
    shown.current = undefined
    beCalm(me.id)
    act()
    answered((n) => n + 1)
  }
  return {
    tour: open,
    resumes: offerOf(progress, tourVersions[open.name]) === 'resume' ? progress : undefined,
    start: answer(() => startTour(open.name)),
    later: answer(() => {
      putOff(me.id, open.name)
      focusPage()
    }),
    none: answer(() => {
      wantOffers(false)
        .then(() => void toast.success(say(tourWords, 'offersOff')))
        .catch((error: unknown) => void toast.error(error instanceof Error ? error.message : ''))
      focusPage()
    }),
    never: answer(() => {
      remember(open.name, 'left', 0)
      focusPage()
    }),
  }
}
