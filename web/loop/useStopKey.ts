import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useStore } from '#web/kit/store.ts'
import { hotkeysOn } from '#web/kit/ui/useHotkey.ts'

/**
 * `S` in the window of the running loop: the keys of the page are off inside a dialog, and this window opens by itself
 * after a start. Only where the focus is in the same dialog as `within`, so that a question asked above it is not passed by.
 */
export const useStopKey = (within: RefObject<HTMLElement | null>, stop: () => void): void => {
  const on = useStore(hotkeysOn)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (event.key.toLowerCase() !== 's' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (!(target instanceof HTMLElement) || target.closest('input, textarea, select')) return
    if (!target.closest('[aria-modal="true"]')?.contains(within.current)) return
    event.preventDefault()
    stop()
  })
  useEffect(() => {
    if (!on) return undefined
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [on])
}
