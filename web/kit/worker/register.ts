import { queryClient } from '#web/kit/call/query.ts'
import { connection } from '#web/kit/connection.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { updateReady } from '#web/kit/update.ts'

/** A page is open for days: how often it asks whether there is a new version. */
const ASK_MS = 20 * 60_000

const follow = (registration: ServiceWorkerRegistration): void => {
  const look = () => {
    // A worker that waits without one at work is the very first, and takes over by itself.
    if (registration.waiting && navigator.serviceWorker.controller) updateReady.set(true)
  }
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  look()
}

const askNow = (registration: ServiceWorkerRegistration): (() => void) => {
  let asked = Date.now()
  return () => {
    if (connection.get() !== 'online' || document.hidden || Date.now() - asked < ASK_MS) return
    asked = Date.now()
    registration.update().catch(() => undefined)
  }
}

/** Answers that were read before the worker took control are read once more, so that the worker caches them too. */
const onControl = (): void => {
  let before = navigator.serviceWorker.controller
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (before) updateReady.set(true)
    else void queryClient.invalidateQueries({ refetchType: 'all' })
    before = navigator.serviceWorker.controller
  })
}

/** Starts the service worker: the app opens without a network, and asks before it changes to a new version. */
export const registerWorker = async (): Promise<void> => {
  // Missing on addresses without HTTPS.
  if (!('serviceWorker' in navigator)) return
  onControl()
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    follow(registration)
    const ask = askNow(registration)
    setInterval(ask, ASK_MS)
    document.addEventListener('visibilitychange', ask)
  } catch (error) {
    logFailure('The service worker could not be registered', error)
  }
}
