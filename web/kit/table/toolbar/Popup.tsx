import { useClickOutside, useId } from '@mantine/hooks'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import css from './Popup.module.css'

interface PopupProps {
  /** Names the panel. */
  readonly label: string
  readonly button: ReactNode
  readonly className?: string | undefined
  /** Says on the button that something is set. */
  readonly marked?: boolean
  readonly wide?: boolean
  readonly children: (close: () => void) => ReactNode
}

/** A panel that hangs from its button, a sheet from below on a phone. Esc closes it and gives the focus back. */
export const Popup = ({ label, button, className, marked, wide, children }: PopupProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const close = () => {
    setOpen(false)
    document.getElementById(`${id}-opener`)?.focus()
  }
  // Where it would hang over the window's edge it hangs from the button's other side.
  useLayoutEffect(() => {
    const element = panel.current
    if (open && element && element.getBoundingClientRect().right > window.innerWidth - 8)
      element.dataset['align'] = 'end'
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    // Single keys are shortcuts of the page, and this is not the page.
    if (event.key !== 'Tab') event.stopPropagation()
    if (event.key === 'Escape' && !event.defaultPrevented) close()
  }
  return (
    <div
      className={css['box']}
      ref={box}
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
          // A click on its plain parts must not hand the focus to the page around it.
          tabIndex={-1}
          className={css['panel']}
          data-wide={wide ? true : undefined}
        >
          <div role="presentation" onKeyDown={onKeyDown}>
            {children(close)}
          </div>
        </div>
      )}
    </div>
  )
}
