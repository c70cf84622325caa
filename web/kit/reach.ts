import { store } from '#web/kit/store.ts'

/** Whether the server can be reached: `offline` no answer at all, `busy` it answers that it cannot serve for a moment. */
export type Reach = 'online' | 'offline' | 'busy'

export const reach = store<Reach>('online')

const ASK_MS = 4000
let timer: ReturnType<typeof setTimeout> | undefined

const ask = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(ASK_MS) })
    return answer.ok
  } catch {
    return false
  }
}

/** How often the browser said that the network is gone. */
let outages = 0

/**
 * For one call: takes what came of it. Any answer of the API proves that it is there, anything else is asked about until it
 * is; and an answer that was under way when the browser lost the network proves nothing any more.
 */
export const reachOf = (): ((next: Reach) => void) => {
  const before = outages
  return (next) => {
    if (outages === before) learn(next)
  }
}

const learn = (next: Reach): void => {
  reach.set(next)
  if (next !== 'online') watch()
}

const askOnce = async (): Promise<void> => {
  const came = reachOf()
  if (await ask()) came('online')
  else watch()
}

const watch = (): void => {
  timer ??= setTimeout(() => {
    timer = undefined
    if (reach.get() !== 'online') void askOnce()
  }, ASK_MS)
}

/** The browser's own word counts for going away; that it is back has to be proven by an answer. */
export const watchReach = (): (() => void) => {
  const away = () => {
    outages += 1
    learn('offline')
  }
  const back = () => void askOnce()
  window.addEventListener('offline', away)
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('offline', away)
    window.removeEventListener('online', back)
  }
}
