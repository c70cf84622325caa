import { z } from 'zod'
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

/** Inputs and answers of `tourCalls`. */
export const tourSchemas = {
  list: {
    input: z.object({}),
    output: z.object({ data: z.array(tourProgress), offers }),
  },
  save: {
    input: z.object({ tour: z.enum(tourNames), step, status, version }),
    output: z.object({ data: tourProgress }),
  },
  offer: {
    input: z.object({ offers }),
    output: z.object({ offers }),
  },
}
