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
