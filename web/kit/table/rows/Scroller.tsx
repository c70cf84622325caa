import { useEffect, useRef, type ReactNode } from 'react'
import css from '#web/kit/table/DataTable.module.css'

/** Room that a table scrolls in, with a shadow over each side where it goes on. */
export const Scroller = ({ children }: { children: ReactNode }) => {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = room.current
    if (!element) return undefined
    const tell = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft
      element.parentElement?.toggleAttribute('data-before', element.scrollLeft > 1)
      element.parentElement?.toggleAttribute('data-after', left > 1)
    }
    const sizes = new ResizeObserver(tell)
    for (const one of [element, ...element.children]) sizes.observe(one)
    element.addEventListener('scroll', tell, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', tell)
    }
  }, [])
  return (
    <div className={css['window']}>
      <div ref={room} className={css['scroll']}>
        {children}
      </div>
    </div>
  )
}
