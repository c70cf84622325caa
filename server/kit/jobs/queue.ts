import type { z } from 'zod'
import type { Db } from '#server/db/open.ts'

/** What is needed to queue a job: its name and the shape of what it is given. */
export interface Sendable<P extends z.ZodObject = z.ZodObject> {
  readonly name: string
  readonly payload: P
  /** The first pause before it is tried again, in seconds; each next one is twice as long. 2 unless said. */
  readonly pauseSeconds?: number
  /** Taken before all of its queue that waits and is not. */
  readonly ahead?: boolean
}

export interface Queue {
  /** Queues in the transaction of `db`: no commit, no job. */
  send<P extends z.ZodObject>(db: Db, it: Sendable<P>, payload: z.input<P>): Promise<void>
  healthy(): boolean
}

/** Runs nothing: remembers what was queued, for calls under test. */
export const recordingQueue = (): Queue & { sent: { name: string; payload: unknown }[] } => {
  const sent: { name: string; payload: unknown }[] = []
  return {
    sent,
    send: async (_db, it, payload) => void sent.push({ name: it.name, payload }),
    healthy: () => true,
  }
}
