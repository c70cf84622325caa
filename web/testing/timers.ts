/*
 * Timers of a test whose clock is real. Files share the page, and what one of them left ticking must not reach into the
 * next: a late request would count among those of the next file's server. And what a page does by itself after seconds
 * (tries again, reads ahead, takes a toast away) would happen on a slow machine only; who tests it has fake timers.
 */

/** Nothing that somebody waits for takes so long. */
const HELD_MS = 1500

/** The longest that a timer can be set to: it never comes. */
const NEVER_MS = 2 ** 31 - 1

const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval }
const timers = new Set<ReturnType<typeof setTimeout>>()

const noted = <Set extends typeof setTimeout | typeof setInterval>(set: Set, patience: number): Set => {
  const note = (run: () => void, ms = 0, ...given: []) => {
    const timer = set(run, ms < HELD_MS || ms === patience ? ms : NEVER_MS, ...given)
    timers.add(timer)
    return timer
  }
  // `util.promisify` finds its own version of a timer on the function.
  return Object.assign(note, set)
}

/** `patience`: the milliseconds that the test itself waits for what has to come, whose end must come too. */
export const noteTimers = (patience: number): void => {
  Object.assign(globalThis, {
    setTimeout: noted(real.setTimeout, patience),
    setInterval: noted(real.setInterval, patience),
  })
}

/** Ends what is still waiting, and gives the timers back as they were. */
export const endTimers = (): void => {
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  Object.assign(globalThis, real)
}
