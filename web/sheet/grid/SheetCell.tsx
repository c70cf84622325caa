import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import css from './sheet.module.css'

export interface CellLook {
  readonly label: string
  readonly text: string
  /** Waiting requests, below the hours. */
  readonly asked: string | undefined
  /** Why it takes no hours. */
  readonly locked: string | undefined
  readonly pending: boolean
  /** What is wrong with what was typed. */
  readonly wrong: string | undefined
  readonly today: boolean
}

interface SheetCellProps {
  readonly look: CellLook
  /** True for the one cell that Tab reaches. */
  readonly current: boolean
  /** Text of the field while somebody types. */
  readonly edited: string | undefined
  readonly onFocus: () => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
  readonly onOpen: () => void
  readonly onTap: () => void
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

const Field = ({ look, edited = '', onType, onLeave, onPaste }: SheetCellProps) => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <input
      ref={field}
      className={`${css['field']} figures`}
      aria-label={look.label}
      inputMode="text"
      autoComplete="off"
      value={edited}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
      onPaste={onPaste}
    />
  )
}

const mark = (on: boolean): true | undefined => (on ? true : undefined)

/** What a cell says of itself, to eyes and to screen readers; while somebody types, its field has the name. */
const attributesOf = ({ label, locked, pending, wrong, today }: CellLook, editing: boolean) => ({
  role: 'gridcell',
  'aria-readonly': locked !== undefined,
  'aria-invalid': mark(wrong !== undefined),
  'data-locked': mark(locked !== undefined),
  'data-pending': mark(pending),
  'data-wrong': mark(wrong !== undefined),
  'data-today': mark(today),
  ...(!editing && { 'aria-label': label, title: wrong ?? locked }),
})

/** One atom on one day. */
export const SheetCell = (props: SheetCellProps) => {
  const { look, current, edited, onFocus, onKey, onPaste, onOpen, onTap } = props
  const editing = edited !== undefined
  return (
    <td
      {...attributesOf(look, editing)}
      tabIndex={current && !editing ? 0 : -1}
      data-cell
      className={`${css['cell']} figures`}
      onFocus={onFocus}
      onKeyDown={onKey}
      onPaste={editing ? undefined : onPaste}
      onClick={onTap}
      onDoubleClick={onOpen}
    >
      {editing ? <Field {...props} /> : look.text}
      {!editing && look.asked !== undefined && <span className={css['asked']}>{look.asked}</span>}
    </td>
  )
}
