import { useEffect, useRef, type ReactNode } from 'react'
import css from '#web/kit/table/DataTable.module.css'

/** Room that a table scrolls in, with a shadow over each side where it goes on. */
export const Scroller = ({ children }: { children: ReactNode }) => {
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const it = room.current
    if (!it) return undefined
    const tell = () => {
      const left = it.scrollWidth - it.clientWidth - it.scrollLeft
      it.parentElement?.toggleAttribute('data-before', it.scrollLeft > 1)
      it.parentElement?.toggleAttribute('data-after', left > 1)
    }
    const sizes = new ResizeObserver(tell)
    for (const one of [it, ...it.children]) sizes.observe(one)
    it.addEventListener('scroll', tell, { passive: true })
    return () => {
      sizes.disconnect()
      it.removeEventListener('scroll', tell)
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
