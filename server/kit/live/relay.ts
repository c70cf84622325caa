import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Log } from '#server/kit/log.ts'

const CHANNEL = 'nucleo.live'

const tellSchema = z.object({
  from: z.string(),
  topic: z.string().regex(/^((?:user|role):\d+|loops|things|grants)$/),
  event: z.string(),
  data: z.record(z.string(), z.unknown()).optional(),
})

/** Message between servers: an event whose topic is any text, not verified to be one of `Topic`. */
export type Passed = Omit<z.output<typeof tellSchema>, 'from'>

/** Carries events between the servers of an installation. */
export interface Relay {
  pass(it: Passed): void
  /** True while Redis is connected. */
  up(): boolean
  close(): void
}

export interface RelayFrame {
  url: string
  log: Log
  hear(it: Passed): void
  /** Runs when Redis is back after an outage: what other servers sent meanwhile is lost. */
  missed(): void
}

const read = (text: string) => {
  try {
    return tellSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * By Redis. While it cannot be reached, said once an outage, this server goes on alone and keeps trying: live updates
 * are a courtesy to pages, and no reason to end or to hold anything up. Settles at the first connection or failure.
 */
export const redisRelay = async ({ url, log, hear, missed }: RelayFrame): Promise<Relay> => {
  // Most installations have one server and no Redis: they need not load its client.
  const { createClient } = await import('redis')
  const me = randomUUID()
  // A message that cannot be sent now is dropped: pages reload when Redis is back.
  const out = createClient({ url, disableOfflineQueue: true })
  const into = createClient({ url })
  const clients = [out, into]
  let down = false
  const settled = new Promise<void>((resolve) => {
    const fail = (error: unknown): void => {
      if (!down)
        log.warn({ err: error }, 'Redis cannot be reached: live updates stay within this server until it is back')
      down = true
      resolve()
    }
    const rise = (): void => {
      if (!clients.every((it) => it.isReady)) return
      if (down) {
        log.info('Redis is back: live updates reach the other servers again')
        missed()
      }
      down = false
      resolve()
    }
    for (const client of clients) client.on('error', fail).on('ready', rise)
  })
  // Both go on trying until they are destroyed, which alone rejects them.
  for (const client of clients) client.connect().catch(() => {})
  into
    .subscribe(CHANNEL, (text) => {
      const found = read(text)
      if (found && found.from !== me) hear(found)
    })
    .catch(() => {})
  await settled
  return {
    pass: (it) => void out.publish(CHANNEL, JSON.stringify({ from: me, ...it })).catch(() => {}),
    up: () => clients.every((it) => it.isReady),
    close: () => {
      for (const client of clients) client.destroy()
    },
  }
}
