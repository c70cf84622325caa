import { addHours, cellsOf } from '#contract/sheet/sheet.rules.ts'
import type { SheetWeek } from '#contract/sheet/sheet.ts'

const MINUTE = 60_000

/** How often the hours of a running loop grow on the page. */
export const GROWS_MS = MINUTE

/** True while a loop of the week runs. */
export const isRunning = ({ spans }: SheetWeek): boolean => spans.some((it) => it.fim === null)

/** The week with its running loop counted up to a later moment than that of the answer. */
export const sheetAt = (sheet: SheetWeek, at: number): SheetWeek => {
  const now = new Date(Math.max(at, Date.parse(sheet.now)))
  const found = cellsOf(sheet.spans, sheet.days, now)
  const rows = sheet.rows.map((row) => {
    const cells = found.get(row.atomo_id) ?? row.cells
    return { ...row, cells, ...addHours(cells) }
  })
  const days = sheet.days.map((day, index) => ({ ...day, ...addHours(rows.flatMap((it) => it.cells[index] ?? [])) }))
  return { ...sheet, now: now.toISOString(), rows, days, ...addHours(rows) }
}
