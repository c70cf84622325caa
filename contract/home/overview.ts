import { z } from 'zod'

const id = z.number().int()
const seconds = z.number().int()

/** Most named ventures of the team's week; the others are one sum. */
export const NAMED_VENTURES = 8
/** Weeks that are listed one by one; older ones are one sum. */
export const WEEKS = 5
/** People that are listed one by one. */
export const PEOPLE = 50

/** Inputs and answers of `overviewCalls`. */
export const overviewSchemas = {
  week: {
    input: z.object({}),
    output: z.object({
      /** Ventures with most hours; the rest is the difference to the total. */
      ventures: z.array(
        z.object({ id, nome: z.string(), segundos: seconds, people: z.number().int(), running: z.number().int() }),
      ),
      total_seconds: seconds,
      /** Running loops in it, each of which adds a second every second after `at`. */
      running: z.number().int(),
      at: z.string(),
      /** Of all active people with a commitment, less holidays. */
      expected_seconds: seconds,
      committed: z.number().int(),
    }),
  },
  unordered: {
    input: z.object({}),
    output: z.object({
      /** First days of the weeks, the latest first. */
      weeks: z.array(z.string()),
      /** People with most hours first. */
      people: z.array(
        z.object({
          id,
          nome: z.string(),
          /** In the order of `weeks`. */
          weeks: z.array(seconds),
          earlier: seconds,
          total: seconds,
        }),
      ),
      people_total: z.number().int(),
      total_seconds: seconds,
    }),
  },
}
