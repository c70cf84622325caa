import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
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

/** Calls about one's own time. A loop counts for its start day. */
export const timeCalls = {
  days: endpoint({
    method: 'GET',
    path: '/api/home/days',
    can: 'home.open',
    summary: 'One’s own hours of finished loops in the week or month around a day, by day and venture',
    input: z.object({ day: dayInput.optional(), span: z.enum(spans).default('week') }),
    output: z.object({
      days: z.array(dayOfTime),
      /** Seconds of the week by one's commitment, less holidays; null without one, and for a month. */
      goal_week_seconds: seconds.nullable(),
    }),
  }),
  day: endpoint({
    method: 'GET',
    path: '/api/home/day',
    can: 'home.open',
    summary: 'One’s own loops of a day with their hours; today’s when no day is given',
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
  }),
} as const
