/** Facts about the browser's storage, tested by writing to it. */

export interface StorageFacts {
  readonly local: boolean
  readonly tab: boolean
  readonly database: boolean
  /** Bytes; undefined where the browser does not say. */
  readonly used: number | undefined
  readonly quota: number | undefined
}

const KEY = 'nucleo.storage.test'

const keeps = (area: () => Storage): boolean => {
  try {
    area().setItem(KEY, KEY)
    const kept = area().getItem(KEY) === KEY
    area().removeItem(KEY)
    return kept
  } catch {
    return false
  }
}

const opensDatabase = (): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const request = indexedDB.open(KEY)
      request.addEventListener('error', () => resolve(false))
      request.addEventListener('success', () => {
        request.result.close()
        indexedDB.deleteDatabase(KEY)
        resolve(true)
      })
    } catch {
      resolve(false)
    }
  })

const estimate = async (): Promise<StorageEstimate> => {
  try {
    return await navigator.storage.estimate()
  } catch {
    return {}
  }
}

/** Writes, reads back and removes in each place. */
export const tryStorage = async (): Promise<StorageFacts> => {
  const [database, { usage, quota }] = await Promise.all([opensDatabase(), estimate()])
  return {
    local: keeps(() => window.localStorage),
    tab: keeps(() => window.sessionStorage),
    database,
    used: usage,
    quota,
  }
}
