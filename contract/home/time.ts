import { z } from 'zod'
import { dayInput } from '#contract/kit/page.ts'

const id = z.number().int()
const seconds = z.number().int()
const instant = z.iso.datetime()

export const spans = ['week', 'month'] as const
export type Span = (typeof spans)[number]

const dayOfTime = z.object({
  day: z.string(),
  ventures: z.array(z.object({ id, nome: z.string(), segundos: seconds })),
})
export type DayOfTime = z.output<typeof dayOfTime>

/** A loop within its day. */
const stretch = z.object({
  id,
  inicio: instant,
  /** Null while it runs. */
  fim: instant.nullable(),
  atomo: z.string(),
  projeto: z.string(),
  venture_id: id,
})
export type Stretch = z.output<typeof stretch>

/** Inputs and answers of `timeCalls`. */
export const timeSchemas = {
  days: {
    input: z.object({ day: dayInput.optional(), span: z.enum(spans).default('week') }),
    output: z.object({
      days: z.array(dayOfTime),
      /** Seconds of the week by one's commitment, less holidays; null without one, and for a month. */
      goal_week_seconds: seconds.nullable(),
    }),
  },
  day: {
    input: z.object({ day: dayInput.optional() }),
    output: z.object({
      day: z.string(),
      /** Beginning and end of the day in the reader's zone. */
      from: instant,
      to: instant,
      loops: z.array(stretch),
      /** Seconds of a workday by one's commitment; null without one. */
      goal_seconds: seconds.nullable(),
    }),
  },
}
