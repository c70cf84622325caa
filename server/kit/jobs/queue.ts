import type { z } from 'zod'
import type { Db } from '#server/db/open.ts'

/** Name, payload schema and priority of a job that can be queued. */
export interface Sendable<P extends z.ZodObject = z.ZodObject> {
  readonly name: string
  readonly payload: P
  /** Seconds before the first retry, 2 by default; each next pause is twice as long. */
  readonly pauseSeconds?: number
  /** Runs before waiting jobs of its queue that are not `ahead`. */
  readonly ahead?: boolean
}

export interface Queue {
  /** Queues in the transaction of `db`: no commit, no job. */
  send<P extends z.ZodObject>(db: Db, it: Sendable<P>, payload: z.input<P>): Promise<void>
  /** The same for many jobs, in one statement. */
  sendMany<P extends z.ZodObject>(db: Db, it: Sendable<P>, payloads: readonly z.input<P>[]): Promise<void>
  healthy(): boolean
}

/** Runs nothing and records what was queued, for tests of calls. */
export const recordingQueue = (): Queue & { sent: { name: string; payload: unknown }[] } => {
  const sent: { name: string; payload: unknown }[] = []
  return {
    sent,
    send: async (_db, it, payload) => void sent.push({ name: it.name, payload }),
    sendMany: async (_db, it, payloads) => void sent.push(...payloads.map((payload) => ({ name: it.name, payload }))),
    healthy: () => true,
  }
}
