import { useId, useState, type ReactNode } from 'react'
import css from './Hint.module.css'

interface HintProps {
  readonly text: string
  readonly children: ReactNode
}

/** Words with an explanation, on hover, focus and touch; Esc puts it away. */
export const Hint = ({ text, children }: HintProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <span className={css['box']} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className={css['of']}
        aria-describedby={id}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        {children}
      </button>
      <span id={id} role="tooltip" className={css['tip']} data-open={open ? true : undefined}>
        {text}
      </span>
    </span>
  )
}
