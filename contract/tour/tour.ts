import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { tourNames, tourStatuses } from './tour.rules.ts'

/** More steps than anybody would sit through. */
const STEP_MAX = 50

const step = z.number().int().min(0).max(STEP_MAX)
const status = z.enum(tourStatuses)
const version = z.number().int().min(1).max(32_767)

const tourProgress = z.object({
  tour: z.enum(tourNames),
  /** Index of the step that comes next, from 0, in the tour's `version`. */
  step,
  status,
  version,
  updated_at: z.string(),
})

/** Whether tours are offered by themselves; those that somebody asks for run all the same. */
const offers = z.boolean()

export const tourCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/tours',
    can: 'login',
    summary: 'How far the signed-in person is in each onboarding tour; a tour never met is not listed',
    input: z.object({}),
    output: z.object({ data: z.array(tourProgress), offers }),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/tours/:tour',
    can: 'login',
    summary: 'Remembers how far the signed-in person is in a tour; done stays done, an older version changes nothing',
    input: z.object({ tour: z.enum(tourNames), step, status, version }),
    output: z.object({ data: tourProgress }),
  }),
  offer: endpoint({
    method: 'PUT',
    path: '/api/tour-offers',
    can: 'login',
    summary: 'Has tours offered to the signed-in person by themselves, or no more',
    input: z.object({ offers }),
    output: z.object({ offers }),
  }),
}
