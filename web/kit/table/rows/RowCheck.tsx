import { useEffect, useRef, type MouseEvent } from 'react'
import css from './RowCheck.module.css'

interface RowCheckProps {
  readonly label: string
  readonly checked: boolean
  /** True when only some of the rows that it stands for are selected. */
  readonly mixed?: boolean
  /** Reason why it cannot be ticked; it stays focusable, so that the reason can be read. */
  readonly reason?: string | undefined
  readonly tabIndex?: number
  readonly onToggle: (range: boolean) => void
}

/** Checkbox of a row, or of all rows of a page. Shift selects the range since the last one. */
export const RowCheck = ({ label, checked, mixed = false, reason, tabIndex, onToggle }: RowCheckProps) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed
  }, [mixed])
  const disabled = reason !== undefined
  return (
    <label className={css['check']} data-disabled={disabled ? true : undefined} title={reason}>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        tabIndex={tabIndex}
        aria-label={disabled ? `${label}. ${reason}` : label}
        aria-disabled={disabled ? true : undefined}
        onChange={() => undefined}
        onClick={(event: MouseEvent) => {
          if (disabled) event.preventDefault()
          else onToggle(event.shiftKey)
        }}
      />
    </label>
  )
}
