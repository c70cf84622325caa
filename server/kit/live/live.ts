/** Receivers of an event: one person on all their pages, a role, or the pages that follow a topic. */
export type Topic = `user:${number}` | `role:${number}` | 'loops' | 'grants'

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
