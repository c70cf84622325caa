import { useState } from 'react'
import type { Hours } from '#contract/sheet/sheet.rules.ts'
import type { SheetDay, SheetRow, SheetWeek } from '#contract/sheet/sheet.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { useDraft } from '#web/kit/form/useDraft.ts'
import { otherIn, type OtherRecord } from '#web/kit/form/useServerErrors.ts'
import { isSame, keyOf, lockOf, NOTHING_TYPED, readCell, rowsWith, type AddedRow, type Typed } from './cells.ts'

/** Why the server took nothing, at the cell that it named. */
interface Refused {
  readonly key: string
  readonly message: string
  readonly other?: OtherRecord
}

/** A typed cell that is ready to be saved. */
export interface Entry {
  readonly atomo_id: number
  readonly day: string
  readonly seconds: number
}

/** A typed cell as the page reads it. */
export interface PendingCell {
  readonly key: string
  readonly row: SheetRow
  readonly day: SheetDay
  readonly cell: Hours
  readonly text: string
  readonly entry: Entry | undefined
  readonly wrong: 'badDuration' | 'tooLong' | 'lessHere' | undefined
}

const pendingOf = (row: SheetRow, at: number, { day, typed }: { day: SheetDay; typed: Typed }): PendingCell[] => {
  const key = keyOf(row.atomo_id, day.day)
  const text = typed.cells[key]
  const cell = row.cells[at]
  if (text === undefined || cell === undefined) return []
  const reading = readCell(text, cell)
  const entry = 'seconds' in reading ? { atomo_id: row.atomo_id, day: day.day, seconds: reading.seconds } : undefined
  return [{ key, row, day, cell, text, entry, wrong: 'wrong' in reading ? reading.wrong : undefined }]
}

/** What is typed into a week of a person; it stays over a refusal and a reload until it is saved or discarded. */
export const usePending = (sheet: SheetWeek) => {
  const [typed, setTyped, draft] = useDraft<Typed>(
    `sheet.${String(sheet.person.id)}.${sheet.days[0]?.day ?? ''}`,
    NOTHING_TYPED,
  )
  const [refused, setRefused] = useState<Refused>()
  const rows = rowsWith(sheet, typed.rows)
  const all = rows.flatMap((row) => sheet.days.flatMap((day, at) => pendingOf(row, at, { day, typed })))
  const put = (texts: readonly { readonly row: SheetRow; readonly at: number; readonly text: string }[]): void => {
    const cells = { ...typed.cells }
    for (const { row, at, text } of texts) {
      const [day, cell] = [sheet.days[at], row.cells[at]]
      if (!day || !cell || lockOf(row, day, sheet)) continue
      const key = keyOf(row.atomo_id, day.day)
      if (isSame(text, cell)) delete cells[key]
      else cells[key] = text.trim()
      if (refused?.key === key) setRefused(undefined)
    }
    setTyped({ ...typed, cells })
  }
  return {
    rows,
    all,
    refused,
    put,
    entries: all.flatMap((it) => it.entry ?? []),
    isAdded: (row: SheetRow) => !sheet.rows.some((it) => it.atomo_id === row.atomo_id),
    addRows: (added: readonly AddedRow[]) => {
      const fresh = added.filter((it) => !rows.some((row) => row.atomo_id === it.atomo_id))
      setTyped({ ...typed, rows: [...typed.rows, ...fresh] })
      return fresh.length
    },
    removeRow: (atomo_id: number) =>
      setTyped({
        cells: Object.fromEntries(
          Object.entries(typed.cells).filter(([key]) => !key.startsWith(`${String(atomo_id)} `)),
        ),
        rows: typed.rows.filter((it) => it.atomo_id !== atomo_id),
      }),
    /** Forgets what was typed; added rows stay until they have hours. */
    discard: () => {
      setRefused(undefined)
      if (typed.rows.length === 0) draft.clear()
      else setTyped({ ...typed, cells: {} })
    },
    saved: () => {
      setRefused(undefined)
      draft.clear()
    },
    /** Marks the cell that a refusal names; false where it names none. */
    refuse: (error: unknown, entries: readonly Entry[]): boolean => {
      if (!isCallError(error)) return false
      const at = error.fields.map((it) => /^entries\.(\d+)/.exec(it.path)?.[1]).find((it) => it !== undefined)
      const entry = at === undefined ? undefined : entries[Number(at)]
      if (!entry) return false
      setRefused({ key: keyOf(entry.atomo_id, entry.day), message: error.message, ...otherIn(error) })
      return true
    },
  }
}
export type Pending = ReturnType<typeof usePending>
