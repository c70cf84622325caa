const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/** What the touch itself asks for comes first. */
const SOON_MS = 1000

/** Calls `run` once the page has a moment, within a second; returns what calls it off. */
const soon = (run: () => void): (() => void) => {
  // Not in every browser.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SOON_MS / 4)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(run, { timeout: SOON_MS })
  return () => cancelIdleCallback(idle)
}

/**
 * Calls `run` soon after somebody touches the page: by pointer, key or wheel. Code that is wanted soon after is fetched then,
 * and a page that is only looked at does not load it. Returns what calls it off.
 */
export const whenTouched = (run: () => void): (() => void) => {
  const listening = new AbortController()
  let callOff = () => listening.abort()
  const touched = () => {
    listening.abort()
    callOff = soon(run)
  }
  for (const sign of SIGNS)
    window.addEventListener(sign, touched, { signal: listening.signal, capture: true, passive: true })
  return () => callOff()
}

/** Nobody waits for anything any more by then, mostly. */
const IDLE_MS = 2500

/** Calls `run` once the page has been there a while and has nothing to do, or is touched, whichever comes first. */
export const whenIdleOrTouched = (run: () => void): (() => void) => {
  let quiet: (() => void) | undefined
  const stop = () => {
    untouched()
    clearTimeout(timer)
    quiet?.()
  }
  const now = () => {
    stop()
    run()
  }
  const untouched = whenTouched(now)
  const timer = setTimeout(() => {
    quiet = soon(now)
  }, IDLE_MS)
  return stop
}
