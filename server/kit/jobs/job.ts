import type { z } from 'zod'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'

export interface JobFrame {
  db: Db
  services: Services
}

interface JobShape<P extends z.ZodObject> extends Sendable<P> {
  /** Standard five fields, read in `tz`. */
  readonly cron?: string
  readonly tz?: string
  /**
   * A sweep by every server, for what a minute is too coarse for. It must lock what it takes, because
   * other servers sweep too, and keeps nothing in the queue.
   */
  readonly everySeconds?: number
  readonly retries?: number
  /** How many at once; 1 unless said. Where one waits for somebody else's server, the others should not. */
  readonly atOnce?: number
  run(frame: JobFrame, payload: z.output<P>): Promise<void>
}

/** A job whose payload type is forgotten, so that the worker can hold a list of them; it is parsed before it runs. */
export type Job = JobShape<z.ZodObject>

/** Work for later, as a value: queued with the caller's transaction, by a cron line, or every few seconds. */
export const job = <P extends z.ZodObject>(shape: JobShape<P>): Job => ({
  ...shape,
  run: (frame, payload) => shape.run(frame, payload as z.output<P>),
})
