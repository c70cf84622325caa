import { turnSecond } from '#web/kit/second.ts'

const make = (): Worker | undefined => {
  if (typeof Worker === 'undefined') return undefined
  try {
    return new Worker(new URL('./ticker.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

/** Browsers let the timers of a hidden page sleep for a minute; a worker's go on. Without one, the page catches up later. */
export const keepTicking = (): (() => void) => {
  const worker = make()
  if (!worker) return () => undefined
  worker.addEventListener('message', () => {
    if (document.hidden) turnSecond()
  })
  return () => worker.terminate()
}
