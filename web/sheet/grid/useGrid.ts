import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { weekSheetWords } from '#contract/sheet/sheet.words.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { blockOf, movedBy } from './cells.ts'

export interface At {
  readonly row: number
  readonly day: number
}

interface Edit {
  readonly at: At
  readonly text: string
}

interface Grid {
  readonly rows: number
  readonly days: number
  /** False where nobody may type: letters are then keys of the page. */
  readonly takes: boolean
  /** Why a cell takes no hours, in words. */
  readonly lockOf: (at: At) => string | undefined
  /** Text with which typing goes on from what the cell has. */
  readonly textOf: (at: At) => string
  /** Keeps typed texts; an empty one takes a typed one back. */
  readonly put: (texts: readonly (At & { readonly text: string })[]) => void
}

const same = (one: At, other: At): boolean => one.row === other.row && one.day === other.day

/** True for a key that begins a text: a letter too, or a slip would start a loop or leave the sheet. */
const begins = (event: KeyboardEvent): boolean =>
  /^[\p{L}\d.,:]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey

/** True under a thumb, which has no keys to begin with. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches

/** Cell to which a key leads that ends typing. */
const after = (event: KeyboardEvent, { row, day }: At): At | undefined => {
  if (event.key === 'Enter') return { row: row + (event.shiftKey ? -1 : 1), day }
  return event.key === 'Tab' ? { row, day: day + (event.shiftKey ? -1 : 1) } : undefined
}

/** Moves, types and pastes in the cells of a sheet, as spreadsheets do. */
export const useGrid = ({ rows, days, takes, lockOf, textOf, put }: Grid) => {
  const t = useWords(weekSheetWords)
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState<At>({ row: 0, day: 0 })
  const [edit, setShown] = useState<Edit>()
  // The field is left as it goes, whether what was typed is kept or not.
  const typing = useRef<Edit>(undefined)
  const setEdit = (next: Edit | undefined): void => {
    typing.current = next
    setShown(next)
  }
  const current = { row: Math.min(at.row, Math.max(rows - 1, 0)), day: at.day }
  const exists = (it: At): boolean => it.row >= 0 && it.row < rows && it.day >= 0 && it.day < days
  const focus = (to: At): void => {
    if (!exists(to)) return
    setAt(to)
    body.current
      ?.querySelectorAll<HTMLElement>('[data-cell]')
      .item(to.row * days + to.day)
      .focus()
  }
  const begin = (from: At, text: string): void => {
    const lock = lockOf(from)
    if (lock === undefined) setEdit({ at: from, text })
    else toast.info(lock)
  }
  const keep = (): void => {
    const kept = typing.current
    setEdit(undefined)
    if (kept) put([{ ...kept.at, text: kept.text }])
  }
  const whileTyping = (event: KeyboardEvent, from: At): void => {
    const to = after(event, from)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setEdit(undefined)
      focus(from)
    }
    if (!to) return
    keep()
    // At an edge, Tab leaves the sheet and Enter stays.
    if (event.key === 'Tab' && !exists(to)) return
    event.preventDefault()
    focus(exists(to) ? to : from)
  }
  const whileMoving = (event: KeyboardEvent, from: At): void => {
    const to = movedBy(event.key, from, { rows, days })
    if (to) focus(to)
    else if (event.key === 'Enter' || event.key === 'F2') begin(from, textOf(from))
    else if (event.key === 'Delete' || event.key === 'Backspace' || event.key === 'Escape') put([{ ...from, text: '' }])
    else if (takes && begins(event)) begin(from, event.key)
    else return
    event.preventDefault()
  }
  const paste = (event: ClipboardEvent, from: At): void => {
    const block = blockOf(event.clipboardData.getData('text/plain'))
    // A single value goes into the field that somebody types in.
    if (edit && block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const values = block.flatMap((line, down) =>
      line.flatMap((text, right) => (text === '' ? [] : [{ row: from.row + down, day: from.day + right, text }])),
    )
    const open = values.filter((it) => exists(it) && lockOf(it) === undefined)
    setEdit(undefined)
    put(open)
    if (open.length < values.length) toast.warning(t('pasted', { count: values.length - open.length }))
  }
  return {
    body,
    cellAt: (here: At) => {
      const editing = edit !== undefined && same(edit.at, here)
      return {
        current: same(current, here),
        edited: editing ? edit.text : undefined,
        onFocus: () => setAt(here),
        onKey: (event: KeyboardEvent) => (editing ? whileTyping(event, here) : whileMoving(event, here)),
        onPaste: (event: ClipboardEvent) => paste(event, here),
        onOpen: () => begin(here, textOf(here)),
        onTap: () => {
          if (takes && !editing && isTouched()) begin(here, textOf(here))
        },
        onType: (text: string) => setEdit({ at: here, text }),
        onLeave: keep,
      }
    },
  }
}
