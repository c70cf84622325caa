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

const watch = (): void => {
  if (timer !== undefined) return
  timer = setTimeout(async () => {
    timer = undefined
    if (reach.get() === 'online') return
    if (await ask()) reach.set('online')
    else watch()
  }, ASK_MS)
}

/** Any answer of the API proves that it is there; anything else is asked about until it is. */
export const learnReach = (next: Reach): void => {
  reach.set(next)
  if (next !== 'online') watch()
}

/** The browser's own word counts for going away; that it is back has to be proven by an answer. */
export const watchReach = (): (() => void) => {
  const away = () => learnReach('offline')
  const back = () => void ask().then((ok) => (ok ? reach.set('online') : watch()))
  window.addEventListener('offline', away)
  window.addEventListener('online', back)
  return () => {
    window.removeEventListener('offline', away)
    window.removeEventListener('online', back)
  }
}
