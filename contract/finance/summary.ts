import { z } from 'zod'
import { dayInput, fileOutput } from '#contract/kit/page.ts'
import { periods } from '#contract/kit/period.ts'

/** Months of the plot, where the period is not longer. */
export const MONTHS_SHOWN = 12
/** Most months of the plot; of a longer period the last ones. */
export const MONTHS_MAX = 36
/** Days ahead within which something falls due soon. */
export const DUE_DAYS = 30

const whole = z.number().int()

/** Rows, and what they come to, without a sign. */
const count = z.object({ rows: whole, centavos: whole })
const waiting = z.object({ in: count, out: count })

const month = z.object({
  /** First and last day. */
  from: z.string(),
  to: z.string(),
  in: whole,
  out: whole,
  /** At its end. */
  balance: whole,
})
export type ExtractMonth = z.output<typeof month>

const summary = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  today: z.string(),
  /** Before the first day of the period. */
  opening: whole,
  in: whole,
  out: whole,
  /** After its last day. */
  closing: whole,
  /** Pending: before today, and from today to `soon_to`. */
  late: waiting,
  soon: waiting,
  soon_to: z.string(),
  months: z.array(month),
})
export type ExtractSummary = z.output<typeof summary>

/** The days of the list's filter of paid days. */
const asked = { period: z.enum(periods).optional(), from: dayInput.optional(), to: dayInput.optional() }

/** Inputs and answers of `financeCalls`. */
export const financeSchemas = {
  summary: { input: z.object(asked), output: z.object({ data: summary }) },
  ofx: { input: z.object(asked), output: fileOutput },
}
