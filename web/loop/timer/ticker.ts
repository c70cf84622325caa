import { signal } from '#web/kit/store.ts'

/** Told each second while a loop runs and the page is hidden. */
export const ticked = signal()

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
    if (document.hidden) ticked.emit()
  })
  return () => worker.terminate()
}
