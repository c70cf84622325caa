import { useEffect, useState } from 'react'
import { serverNow } from '#web/kit/clock.ts'

/**
 * The server's time, again every `every` milliseconds and at once when the page is looked at again. Reckon spans from
 * it and never count ticks: a hidden page gets its timers once a minute.
 */
export const useNow = (every = 1000, running = true): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    if (!running) return undefined
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, every)
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('focus', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('focus', tick)
    }
  }, [every, running])
  return now
}
