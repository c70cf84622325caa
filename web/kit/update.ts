import { store } from '#web/kit/store.ts'
import type { WorkerMessage } from '#web/kit/worker/keeping.ts'

/** True when a newer version of the app waits for a reload of this page. */
export const updateReady = store(false)

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined

/** Loads the new version in this page only; other tabs offer it themselves. */
export const takeUpdate = async (): Promise<void> => {
  const waiting = (await worker())?.waiting
  if (!waiting) return window.location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting.postMessage({ say: 'takeOver' } satisfies WorkerMessage)
}

/** Deletes answers cached for others than this person; null deletes all. */
export const forgetLists = (but: number | null): void => {
  void worker().then((it) => it?.active?.postMessage({ say: 'forget', but } satisfies WorkerMessage))
}
