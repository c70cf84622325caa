import { useEffect, useEffectEvent } from 'react'
import { followEntries, setCovered } from '#web/kit/back/entries.ts'

/** Closes of what is open over the page, the topmost last. */
const layers: (() => void)[] = []

const settle = (): void => setCovered(layers.length > 0)

followEntries({ back: () => layers.at(-1)?.(), change: settle })

/**
 * While it is on, the browser's Back calls `close` in place of leaving the page, topmost layer first. A `close` that asks
 * first, or refuses, keeps its layer, and the next Back calls it again.
 */
export const useBack = (close: () => void, on = true): void => {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!on) return undefined
    const layer = () => onBack()
    layers.push(layer)
    settle()
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      // A layer that gives way to the next one keeps the cover.
      setTimeout(settle)
    }
  }, [on])
}
