import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Listens to the keys that are pressed within an element which is no control itself, as a table's body or a list. */
export const useKeyDown = (within: RefObject<HTMLElement | null>, handler: (event: KeyboardEvent) => void): void => {
  const pressed = useEffectEvent(handler)
  useEffect(() => {
    const element = within.current
    const listen = (event: KeyboardEvent) => pressed(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [within])
}
