import { useSyncExternalStore } from 'react'
import { serverNow } from '#web/kit/clock.ts'

/** Past the turn of the second, so that a timer that comes a hair early does not show the old one. */
const SLACK_MS = 5

const wholeSecond = (): number => Math.floor(serverNow() / 1000) * 1000

let second = wholeSecond()
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Reads the clock at once: the page is looked at again, or its timers sleep and something else has told it. */
export const turnSecond = (): void => {
  clearTimeout(timer)
  if (listeners.size === 0) return
  const now = serverNow()
  timer = setTimeout(turnSecond, 1000 - (now % 1000) + SLACK_MS)
  const next = wholeSecond()
  if (next === second) return
  second = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', turnSecond)
    window.addEventListener('focus', turnSecond)
  }
  turnSecond()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', turnSecond)
    window.removeEventListener('focus', turnSecond)
  }
}

const idle = (): (() => void) => () => undefined

const currentSecond = (): number => {
  // Nobody keeps it while nobody looks.
  if (listeners.size === 0) second = wholeSecond()
  return second
}

/**
 * The server's time in epoch milliseconds, cut to `every` milliseconds (whole seconds, and no less than one). All of a
 * page turn in the same moment, with the second of that clock, and so do other tabs and devices; read from the clock and
 * never counted, so that it is right after sleep. Stands still where `running` is false.
 */
export const useNow = (every = 1000, running = true): number =>
  useSyncExternalStore(running ? subscribe : idle, () => Math.floor(currentSecond() / every) * every)

/** Whole seconds since the server counted something running `at` an instant; 0 where nothing runs. */
export const useSecondsSince = (at: string, running: boolean): number => {
  const now = useNow(1000, running)
  // What runs began on whole seconds, and the server has counted whole ones.
  return running ? Math.max(0, Math.floor(now / 1000) - Math.floor(Date.parse(at) / 1000)) : 0
}

/** Whole seconds since `from` (epoch milliseconds) on that clock. */
export const useSeconds = (from: number): number => Math.floor((useNow() - from) / 1000)
