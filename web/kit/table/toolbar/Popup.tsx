import { useClickOutside, useId } from '@mantine/hooks'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useBack } from '#web/kit/back/useBack.ts'
import { usePhone } from '#web/kit/table/usePhone.ts'
import css from './Popup.module.css'

interface PopupProps {
  /** Accessible name of the panel. */
  readonly label: string
  readonly button: ReactNode
  readonly className?: string | undefined
  /** True when the button shows that something is set. */
  readonly marked?: boolean
  readonly wide?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** Panel below its button, a sheet from below on a phone. Esc closes it and returns the focus. */
export const Popup = ({ label, button, className, marked, wide, children }: PopupProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-opener`)?.focus()
  }
  const phone = usePhone()
  useBack(close, open && phone)
  // A panel that would leave the window is aligned to the button's other side.
  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return undefined
    const align = () => {
      if (element.getBoundingClientRect().right > window.innerWidth - 8) element.dataset['align'] = 'end'
    }
    align()
    // What is in it may come later.
    const watch = new ResizeObserver(align)
    watch.observe(element)
    return () => watch.disconnect()
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    // Single-key shortcuts of the page do not apply within the panel.
    if (event.key !== 'Tab') event.stopPropagation()
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  return (
    <div
      className={css['box']}
      ref={box}
      role="presentation"
      onKeyDown={open ? onKeyDown : undefined}
      onBlur={(event) => {
        const to = event.relatedTarget
        if (to instanceof Node && !event.currentTarget.contains(to)) setOpen(false)
      }}
    >
      <button
        id={`${id}-opener`}
        type="button"
        className={className ?? css['button']}
        data-marked={marked ? true : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div
          id={id}
          ref={panel}
          role="dialog"
          aria-label={label}
          // A click on its plain parts must not move the focus to the page.
          tabIndex={-1}
          className={css['panel']}
          data-wide={wide ? true : undefined}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}
