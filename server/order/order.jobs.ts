import { z } from 'zod'
import { ZONE } from '#contract/kit/dates.ts'
import { job } from '#server/kit/jobs/job.ts'
import { runWeeks } from '#server/order/run.data.ts'

/** Puts confirmed loops into the open weeks (specification, section 9), and closes what a late server has missed. */
export const submitWeeks = job({
  name: 'week.submit',
  payload: z.object({}),
  cron: '*/30 * * * *',
  tz: ZONE,
  run: runWeeks,
})

/** Closes the weeks on Friday at 23:59 of São Paulo. */
export const closeWeeks = job({
  name: 'week.close',
  payload: z.object({}),
  cron: '59 23 * * 5',
  tz: ZONE,
  run: runWeeks,
})
