/** Who is sent: one person on all their pages, everybody of a role, or everybody who watches a topic. */
export type Topic = `user:${number}` | `role:${number}` | 'loops' | 'grants'

export interface Tell {
  topic: Topic
  event: string
  data?: Readonly<Record<string, unknown>>
}

export interface Live {
  /** Pages that listen refetch; `data` names no row, so that what may be read stays with the calls. */
  tell(topic: Topic, event: string, data?: Readonly<Record<string, unknown>>): void
  /** Whether other servers are reached; `off` where there is no Redis to reach them by. */
  redis(): 'ok' | 'down' | 'off'
  close(): Promise<void>
}

/** Remembers instead of sending; for jobs and calls under test. */
export const recordingLive = (): Live & { sent: Tell[] } => {
  const sent: Tell[] = []
  return {
    sent,
    tell: (topic, event, data) => void sent.push({ topic, event, ...(data ? { data } : {}) }),
    redis: () => 'off',
    close: async () => {},
  }
}
