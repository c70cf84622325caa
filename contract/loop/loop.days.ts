import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { narrowing } from '#contract/kit/list/list.ts'
import { dayInput } from '#contract/kit/page.ts'
import { loopList } from './loop.list.ts'

/** Most days: as many as a page has rows. */
const DAYS_MAX = 100

const days = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',') : value),
  z.array(dayInput).min(1).max(DAYS_MAX),
)

export const loopDays = endpoint({
  method: 'GET',
  path: '/api/loops/days',
  shows: ['loop'],
  can: 'loop.list',
  summary: 'What the loops of a filter add up to on each of some days; a loop belongs to the day on which it began',
  input: z.object({ days, ...narrowing(loopList) }),
  output: z.object({
    data: z.array(z.object({ day: z.string(), loops: z.number().int(), segundos: z.number().int() })),
  }),
})
