import { store } from '#web/kit/store.ts'

/** The connection to the server: `offline` means no answer at all, `busy` an answer that it cannot serve for a moment. */
export type Connection = 'online' | 'offline' | 'busy'

export const connection = store<Connection>('online')

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

/** Counts the browser's reports that the network is gone. */
let outages = 0

/**
 * Gives one call the function that reports its outcome. Any answer of the API proves the connection; after anything else
 * the server is polled. An answer that was in flight when the browser lost the network proves nothing.
 */
export const reportOfCall = (): ((next: Connection) => void) => {
  const before = outages
  return (next) => {
    if (outages === before) setConnection(next)
  }
}

const setConnection = (next: Connection): void => {
  connection.set(next)
  if (next !== 'online') watch()
}

const askOnce = async (): Promise<void> => {
  const report = reportOfCall()
  if (await ask()) report('online')
  else watch()
}

const watch = (): void => {
  timer ??= setTimeout(() => {
    timer = undefined
    if (connection.get() !== 'online') void askOnce()
  }, ASK_MS)
}

/** Trusts the browser that the network is gone; only an answer proves that it is back. */
export const watchConnection = (): (() => void) => {
  const away = () => {
    outages += 1
    setConnection('offline')
  }
  const back = () => void askOnce()
  window.addEventListener('offline', away)
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('offline', away)
    window.removeEventListener('online', back)
  }
}
