import { z } from 'zod'
import { recordRef } from '#contract/kit/list/column.ts'
import { dayInput } from '#contract/kit/page.ts'
import { loopFates } from '#contract/week/week.fates.ts'

const whole = z.number().int()

const running = z.object({
  people: whole,
  decimal: z.number(),
  valor_centavos: whole,
  confirmed: whole,
  waiting: whole,
  to_correct: whole,
  returned: whole,
  running: whole,
})
/** What the open weeks hold by now. */
export type RunningWeek = z.output<typeof running>

const last = z.object({
  started_at: z.string(),
  finished_at: z.string().nullable(),
  /** People whose weeks it could not settle. */
  failed: whole,
})

const closing = z.object({
  /** Friday on which its weeks end. */
  friday: z.string(),
  /** When the last of them was closed. */
  closed_at: z.string().nullable(),
  /** Seconds by which the weekly run was later than its time, at most. */
  late: whole,
  weeks: whole,
  /** Orders of it that stand, and how many of them are paid. */
  orders: whole,
  paid: whole,
  loops: whole,
  decimal: z.number(),
  total_centavos: whole,
  left: whole,
})
/** What was closed on a Friday. */
export type RunClosing = z.output<typeof closing>

const left = z.object({
  id: whole,
  fate: z.enum(loopFates),
  person: recordRef,
  week_id: whole,
  /** Null where the loop has been deleted since. */
  loop: z.object({ atomo: recordRef, inicio: z.string(), segundos: whole, settled: z.boolean() }).nullable(),
})
/** A loop that a closing left to a later week. */
export type LeftLoop = z.output<typeof left>

/** Inputs and answers of `runCalls`. */
export const runSchemas = {
  show: {
    input: z.object({}),
    output: z.object({ data: z.object({ now: running, last: last.nullable(), closings: z.array(closing) }) }),
  },
  left: {
    input: z.object({ friday: dayInput }),
    output: z.object({ data: z.array(left) }),
  },
}
