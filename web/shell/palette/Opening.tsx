import { useEffectEvent, useLayoutEffect } from 'react'
import { useBack } from '#web/kit/back/useBack.ts'

interface OpeningProps {
  readonly onType: (change: (typed: string) => string) => void
  readonly onClose: () => void
}

/** Takes what is typed until the field has the focus: each key would be a shortcut otherwise, and start a loop. */
export const Opening = ({ onType, onClose }: OpeningProps) => {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (document.activeElement?.matches('[data-palette]')) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Backspace') onType((typed) => typed.slice(0, -1))
    else if (event.key.length === 1) onType((typed) => typed + event.key)
  })
  useBack(onClose)
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => take(event)
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return null
}
