import { deliverMail } from '#server/kit/mail.ts'
import type { Job } from '#server/kit/queue.ts'
import { forceStops } from '#server/loop/loop.jobs.ts'

/** Every job of the product. */
export const jobs = [deliverMail, forceStops] as unknown as readonly Job[]
