const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const

/**
 * Calls `run` once somebody touches the page: by pointer, key or wheel. Code that is wanted soon after is fetched then,
 * and a page that is only looked at does not load it. Returns what calls it off.
 */
export const whenTouched = (run: () => void): (() => void) => {
  const stop = new AbortController()
  const touched = () => {
    stop.abort()
    run()
  }
  for (const sign of SIGNS)
    window.addEventListener(sign, touched, { signal: stop.signal, capture: true, passive: true })
  return () => stop.abort()
}

/** Nobody waits for anything any more by then, mostly. */
const IDLE_MS = 2500

/** Calls `run` once the page has been there a while and has nothing to do, or is touched, whichever comes first. */
export const whenIdleOrTouched = (run: () => void): (() => void) => {
  let idle: number | undefined
  const stop = () => {
    untouched()
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
  const now = () => {
    stop()
    run()
  }
  const untouched = whenTouched(now)
  const timer = setTimeout(() => {
    // Not in every browser.
    if (typeof requestIdleCallback === 'function') idle = requestIdleCallback(now, { timeout: IDLE_MS })
    else now()
  }, IDLE_MS)
  return stop
}
