import { useEffect, useState } from 'react'
import { serverNow } from '#web/kit/clock.ts'
import { ticked } from '#web/loop/timer/ticker.ts'

/** Past the turn of the second, so that a timer that comes a hair early does not show the old one. */
const SLACK_MS = 5

/**
 * Whole seconds since `from` (epoch milliseconds) on the server's clock. Turns exactly with that clock's seconds, so that
 * every tab and device shows the same; computed from timestamps, so that it is right after sleep.
 */
export const useSeconds = (from: number): number => {
  const [seconds, setSeconds] = useState(() => Math.floor((serverNow() - from) / 1000))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const passed = serverNow() - from
      setSeconds(Math.floor(passed / 1000))
      clearTimeout(timer)
      timer = setTimeout(tick, 1000 - (((passed % 1000) + 1000) % 1000) + SLACK_MS)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('focus', tick)
    const forget = ticked.on(tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('focus', tick)
      forget()
    }
  }, [from])
  return seconds
}
