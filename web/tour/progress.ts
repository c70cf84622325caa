import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { tourCalls } from '#contract/tour/tour.calls.ts'
import { tourVersions, type Progress, type TourName, type TourStatus } from '#contract/tour/tour.rules.ts'
import { call } from '#web/kit/call/call.ts'
import { answerOf } from '#web/kit/call/query.ts'
import { serverNow } from '#web/kit/clock.ts'

export type Known = AnswerOf<typeof tourCalls.list>['data']

const known = () => answerOf(tourCalls.list, {})

export const progressIn = (all: Known | undefined, tour: TourName): Progress | undefined =>
  all?.find((it) => it.tour === tour)

const put = (tour: TourName, progress: Progress): void => {
  const all = known().get()?.data ?? []
  // A finished tour stays finished while it is repeated; the server enforces this too.
  if (progressIn(all, tour)?.status === 'done' && progress.status !== 'done') return
  const row = { tour, ...progress, updated_at: new Date(serverNow()).toISOString() }
  known().set({ offers: known().get()?.offers ?? true, data: [...all.filter((it) => it.tour !== tour), row] })
}

let last: Promise<unknown> = Promise.resolve()

/** Remembers how far somebody is: here at once, on the server one after the other. A lost one costs a step, no more. */
export const remember = (tour: TourName, status: TourStatus, step: number): void => {
  const progress = { status, step, version: tourVersions[tour] }
  put(tour, progress)
  last = last.then(() => call(tourCalls.save, { tour, ...progress })).catch(() => undefined)
}

/** Says whether tours are offered by themselves: here at once, then on the server. Rejects where that has not heard it. */
export const wantOffers = (offers: boolean): Promise<unknown> => {
  const before = known().get()
  known().set({ data: before?.data ?? [], offers })
  const offered = last.then(() => call(tourCalls.offer, { offers }))
  last = offered.catch(() => undefined)
  return offered.catch((error: unknown) => {
    if (before) known().set(before)
    throw error
  })
}
