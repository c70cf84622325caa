import type { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'

export interface JobFrame {
  db: Db
  services: Services
}

interface JobShape<P extends z.ZodObject> extends Sendable<P> {
  /** Cron line of five fields, in the time zone `tz`. */
  readonly cron?: string
  readonly tz?: string
  /**
   * A sweep by every server, for what a minute is too coarse for. It must lock what it takes, because
   * other servers sweep too, and keeps nothing in the queue.
   */
  readonly everySeconds?: number
  readonly retries?: number
  /** Jobs at once, 1 by default; more where one waits for another server and should not block the others. */
  readonly atOnce?: number
  run(frame: JobFrame, payload: z.output<P>): Promise<void>
}

/** A job without its payload type, so that the worker can hold a list of them; the payload is parsed before it runs. */
export type Job = JobShape<z.ZodObject>

/** Declares work for later: queued with the caller's transaction, by a cron line, or every few seconds. */
export const job = <P extends z.ZodObject>(shape: JobShape<P>): Job => ({
  ...shape,
  run: (frame, payload) => shape.run(frame, payload as z.output<P>),
})
