import { z } from 'zod'

const count = z.number().int().optional()

/** Inputs and answers of `waitingCalls`. */
export const waitingSchemas = {
  counts: {
    input: z.object({}),
    output: z.object({
      registrations: count,
      /** Strangers who ask to be invited. */
      requests: count,
      /** Requests for loops that no timer measured. */
      loop_requests: count,
      /** Open weeks with loops that can be confirmed as they stand. */
      weeks: count,
      /** Everybody's atoms past their planned day. */
      atoms_late: count,
      /** Requests to be erased, and how many of them are past the day by which they have to be decided. */
      erasures: count,
      erasures_late: count,
      /** Active loopers whose hour is worth nothing yet. */
      without_value: count,
      /** Mails that were given up. */
      mails: count,
    }),
  },
}
