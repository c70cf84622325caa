import { z } from 'zod'

const whole = z.number().int()
const money = whole.optional()
const orders = z.object({ orders: whole, centavos: money })
const waiting = z.object({ rows: whole, centavos: whole })

/** Last orders of the person that are named. */
export const NAMED_ORDERS = 3

/** Inputs and answers of `moneyCalls`. */
export const moneySchemas = {
  shown: {
    input: z.object({}),
    output: z.object({
      /** For whoever is paid by orders: what the next closing pays as it stands, and what waits. */
      mine: z
        .object({
          /** Friday on which the week closes, and the day on which its order is due. */
          ends_on: z.string(),
          due_on: z.string(),
          decimal: z.number(),
          centavos: money,
          /** Page of the week; null before its first loop. */
          week_id: whole.nullable(),
          to_confirm: whole,
          to_correct: whole,
          returned: whole,
          orders: z.array(
            z.object({
              id: whole,
              numero: whole,
              ends_on: z.string(),
              due_on: z.string(),
              status: whole,
              centavos: money,
            }),
          ),
        })
        .optional(),
      /** For whoever sees everybody's orders: unpaid ones from today to the coming Friday, and overdue ones. */
      due: z.object({ today: z.string(), friday: z.string(), by_friday: orders, overdue: orders }).optional(),
      /** For whoever reads the extract: what moved in this month, and all that is pending. */
      cash: z
        .object({ from: z.string(), to: z.string(), in: whole, out: whole, waiting_in: waiting, waiting_out: waiting })
        .optional(),
    }),
  },
}
