import { THING_CHANGED } from '#contract/kit/list/trait.ts'

/**
 * Receivers of an event: one person on all their pages, a role, or the pages that follow a topic. What is told to `things`
 * reaches each role without the nouns that it does not read.
 */
export type Topic = `user:${number}` | `role:${number}` | 'loops' | 'things' | 'grants'

export interface Tell {
  topic: Topic
  event: string
  data?: Readonly<Record<string, unknown>>
}

export interface Live {
  /** Makes listening pages reload; `data` names no row, so that the calls alone decide who reads what. */
  tell(topic: Topic, event: string, data?: Readonly<Record<string, unknown>>): void
  /** State of the connection to Redis, and by it to other servers; `off` where none is configured. */
  redis(): 'ok' | 'down' | 'off'
  close(): Promise<void>
}

/** Tells that records of these nouns changed, to whoever reads records of the noun; the message names no record. */
export const tellThings = (live: Live, nouns: Iterable<string>): void => {
  const things = [...new Set(nouns)]
  if (things.length > 0) live.tell('things', THING_CHANGED, { things })
}

/** Records instead of sending; for tests of jobs and calls. */
export const recordingLive = (): Live & { sent: Tell[] } => {
  const sent: Tell[] = []
  return {
    sent,
    tell: (topic, event, data) => void sent.push({ topic, event, ...(data ? { data } : {}) }),
    redis: () => 'off',
    close: async () => {},
  }
}
