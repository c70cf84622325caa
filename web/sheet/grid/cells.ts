import type { Hours } from '#contract/sheet/sheet.rules.ts'
import type { SheetDay, SheetRow, SheetWeek } from '#contract/sheet/sheet.ts'
import { readDuration } from '#web/kit/form/typed/duration.ts'

/** An atom that was put into the week to type hours of it, and has none yet. */
export interface AddedRow {
  readonly atomo_id: number
  readonly nome: string
  readonly venture_id: number
  readonly projeto: string
}

/** What somebody typed into a week and has not saved. */
export interface Typed {
  /** Text by cell. */
  readonly cells: Readonly<Record<string, string>>
  readonly rows: readonly AddedRow[]
}

export const NOTHING_TYPED: Typed = { cells: {}, rows: [] }

export const keyOf = (atomo_id: number, day: string): string => `${String(atomo_id)} ${day}`

const NO_HOURS: Hours = { seconds: 0, tenths: 0, asked: 0 }

/** Rows of the sheet: those with hours, then those that were added. */
export const rowsWith = ({ rows, days }: SheetWeek, added: readonly AddedRow[]): readonly SheetRow[] => [
  ...rows,
  ...added
    .filter((it) => !rows.some((row) => row.atomo_id === it.atomo_id))
    .map((it) => ({ ...it, ...NO_HOURS, takes: true, cells: days.map(() => NO_HOURS) })),
]

/** Why a cell takes no hours: its day, its atom or its reader. */
export type CellLock = 'hours' | 'week' | 'future' | 'atom' | 'read'

export const lockOf = (row: SheetRow, day: SheetDay, { writes }: Pick<SheetWeek, 'writes'>): CellLock | undefined => {
  if (writes === null) return 'read'
  return day.locked?.reason ?? (row.takes ? undefined : 'atom')
}

const DAY_SECONDS = 24 * 3600

/** What a typed text makes of a cell: its hours in all, or what is wrong with it. */
export type Reading = { readonly seconds: number } | { readonly wrong: 'badDuration' | 'tooLong' | 'lessHere' }

/** Hours of a cell with its requests; a typed text says how many it is to have in all. */
export const totalOf = ({ seconds, asked }: Hours): number => seconds + asked

export const readCell = (text: string, cell: Hours): Reading => {
  const seconds = readDuration(text)
  if (seconds === undefined)
    return { wrong: /^0+([.,:]0+)?$/.test(text.trim()) && totalOf(cell) > 0 ? 'lessHere' : 'badDuration' }
  if (seconds > DAY_SECONDS) return { wrong: 'tooLong' }
  return seconds < wholeMinutes(totalOf(cell)) ? { wrong: 'lessHere' } : { seconds: Math.max(seconds, totalOf(cell)) }
}

/** A cell shows minutes: what is typed again as it is shown changes nothing. */
const wholeMinutes = (seconds: number): number => Math.floor(seconds / 60) * 60

/** True when a text says what the cell has already. */
export const isSame = (text: string, cell: Hours): boolean => {
  if (text.trim() === '') return true
  const seconds = readDuration(text)
  return seconds !== undefined && seconds === wholeMinutes(totalOf(cell))
}

/** A block of a spreadsheet: lines of values between tabs. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((it) => it.trim()))

interface At {
  readonly row: number
  readonly day: number
}

/** The cell that a key leads to from another; undefined for a key that leads nowhere. */
export const movedBy = (
  key: string,
  { row, day }: At,
  { rows, days }: { rows: number; days: number },
): At | undefined => {
  const steps: Readonly<Record<string, At>> = {
    ArrowUp: { row: row - 1, day },
    ArrowDown: { row: row + 1, day },
    ArrowLeft: { row, day: day - 1 },
    ArrowRight: { row, day: day + 1 },
    Home: { row, day: 0 },
    End: { row, day: days - 1 },
    PageUp: { row: 0, day },
    PageDown: { row: rows - 1, day },
  }
  const next = steps[key]
  if (!next) return undefined
  return {
    row: Math.min(Math.max(next.row, 0), rows - 1),
    day: Math.min(Math.max(next.day, 0), days - 1),
  }
}
