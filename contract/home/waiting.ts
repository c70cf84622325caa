import { z } from 'zod'

const count = z.number().int().optional()

/** Late gates that are named. */
export const NAMED_GATES = 5
const lateGate = z.object({
  id: z.number().int(),
  nome: z.string(),
  venture_id: z.number().int(),
  projeto: z.string(),
  planned_on: z.string(),
})

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
      /** Everybody's loops that have ended and are not confirmed, and atoms past their planned day. */
      loops_to_confirm: count,
      atoms_late: count,
      /** Requests to be erased, and how many of them are past the day by which they have to be decided. */
      erasures: count,
      erasures_late: count,
      /** Active loopers whose hour is worth nothing yet. */
      without_value: count,
      /** Mails that were given up. */
      mails: count,
      /** Gates that are not delivered though their planned day is over. */
      gates_late: count,
      /** The first of them, by their day. */
      late_gates: z.array(lateGate).optional(),
    }),
  },
}
