/** Section 8: a screen that has not loaded after this long has failed; so has a call without an answer. */
export const LOAD_MS = 120_000

/** A part of the app could not be fetched: the network is gone, or a new version has replaced it. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A screen could not be loaded', { cause })
    this.name = 'LoadError'
  }
}

/** The address names nothing: the error boundary shows the 404 page. */
export class UnknownAddress extends Error {
  constructor(path: string) {
    super(`No screen at ${path}`)
    this.name = 'UnknownAddress'
  }
}

/** Waits for a part of the app, and gives up after 120 s. */
export const inTime = async <T>(loading: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('late')), LOAD_MS)
  })
  try {
    return await Promise.race([loading, late])
  } catch (error) {
    throw error instanceof LoadError ? error : new LoadError(error)
  } finally {
    clearTimeout(timer)
  }
}
