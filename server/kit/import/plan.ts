import { setImmediate as immediate } from 'node:timers/promises'
import type { ImportColumn } from '#contract/kit/import/import.ts'
import { plainText } from '#contract/kit/import/import.ts'
import { columnOf, isSeen } from '#contract/kit/list/column.ts'
import { beginningOf } from '#contract/kit/text.ts'
import type { Entries, Locale, WordParams } from '#contract/kit/words.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { isWordKey } from '#server/kit/http/problem.ts'
import { choicesOf, readCell, type Read } from '#server/kit/import/cell.ts'
import { dayOrderIn, type DayOrder } from '#server/kit/import/days.ts'
import { numbersIn } from '#server/kit/import/numbers.ts'
import { parsed, schemasOf } from '#server/kit/import/schemas.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { SHOWN_MAX, type Line } from '#server/kit/import/table.ts'
import type { Kept, Values } from '#server/kit/list/write.ts'

/** Lines read before the thread serves other calls. */
const LINES_AT_ONCE = 200

/** Reason why a line fails: the header of its column, the cell's text, and a word. */
export interface Reason {
  readonly header: string | null
  readonly value: string
  readonly key: WordKey
  readonly params: WordParams
}

export interface Settings {
  readonly headers: readonly string[]
  /** Field of each header; null for a column that is left out. */
  readonly mapping: readonly (string | null)[]
  readonly match: string
  readonly existing: 'skip' | 'update' | 'refuse'
  readonly delimiter: string
  readonly preset: string | null
  /** Ids that every new record gets, by field. */
  readonly fixed: Readonly<Record<string, number>>
  /** Field → normalised cell → key of a code; `''` leaves the field out. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A line as it will be written. */
export interface Planned {
  readonly line: number
  readonly reasons: readonly Reason[]
  /** Fields of a new record. */
  readonly values: Values
  /** Fields that the line gives, for a record that exists. */
  readonly given: Values
  readonly record: Kept | undefined
  /** Makes the reason for an error that only the write finds. */
  reasonOf(field: string | undefined, key: WordKey, params?: WordParams): Reason
}

interface Placed {
  readonly column: ImportColumn
  /** Index of its cell in a line. */
  readonly at: number
  readonly header: string
  readonly written: Locale
  readonly days: DayOrder
  readonly chosen: ReadonlyMap<string, string>
  /** Divisor of its numbers. */
  readonly divide: number
  readonly named: ReadonlyMap<string, readonly number[]> | undefined
}

const textsAt = (lines: readonly Line[], at: number): string[] => [
  ...new Set(lines.map(({ cells }) => (cells[at] ?? '').trim()).filter((text) => text !== '')),
]

const placedOf = async (
  lines: readonly Line[],
  settings: Settings,
  { importer, ctx }: { importer: Importer; ctx: Context },
): Promise<Placed[]> => {
  const columns = importer.columns(ctx)
  const preset = importer.imports.presets?.find(({ key }) => key === settings.preset)
  const places = settings.mapping.flatMap((field, at) => {
    const column = columns.find((it) => it.field === field)
    return column ? [{ column, at, header: settings.headers[at] ?? '' }] : []
  })
  return Promise.all(
    places.map(async (place) => {
      const texts = textsAt(lines, place.at)
      const named = place.column.kind === 'record' ? await importer.named(place.column.field, texts, ctx) : undefined
      const { field } = place.column
      return {
        ...place,
        written: numbersIn(texts, settings.delimiter, ctx.locale),
        days: dayOrderIn(texts),
        chosen: new Map(Object.entries(settings.choices[field] ?? {})),
        divide: preset?.divide?.[field] ?? 1,
        named,
      }
    }),
  )
}

const readPlace = (
  cell: string,
  { column, written, days, divide, named }: Placed,
  { entries, zone }: { entries: Entries; zone: string },
): Read => {
  const read = readCell(cell, { column, entries, written, zone, days })
  if ('wrong' in read) return read
  if (divide !== 1 && typeof read.value === 'number') return { value: Math.round((read.value / divide) * 100) / 100 }
  if (!named) return read
  const [first, second] = named.get(cell.trim()) ?? []
  if (first === undefined) return { wrong: 'import.notMatched' }
  return second === undefined ? { value: first } : { wrong: 'import.ambiguous' }
}

/** Value that the person chose for a cell; undefined where they chose nothing, null where the field is left out. */
const chosenFor = (cell: string, { chosen, column }: Placed): Read | undefined | null => {
  const key = chosen.get(plainText(cell))
  if (key === undefined) return undefined
  if (key === '') return null
  const code = choicesOf(column).find((it) => it.key === key)
  return code ? { value: code.value } : { wrong: 'common.fieldChoice' }
}

interface Reading {
  readonly schemaFor: ReturnType<typeof schemasOf>
  readonly fixed: Values
  readonly places: readonly Placed[]
  readonly width: number
  readonly frame: { readonly entries: Entries; readonly zone: string }
}

const cellAt = (cells: readonly string[], place: Placed | undefined): string =>
  place ? (cells[place.at] ?? '').trim() : ''

const reasonsFor =
  (cells: readonly string[], places: readonly Placed[]): Planned['reasonOf'] =>
  (field, key, params = {}) => {
    const place = places.find(({ column }) => column.field === field)
    return { header: place?.header ?? null, value: beginningOf(cellAt(cells, place), SHOWN_MAX), key, params }
  }

/** Reads the cells of one line into values, and the reasons against those that cannot be read. */
const readCells = (cells: readonly string[], { places, frame }: Reading, reasonOf: Planned['reasonOf']) => {
  const given: Values = {}
  const wrong = new Map<string, Reason>()
  for (const place of places) {
    const cell = cellAt(cells, place)
    const { field, many } = place.column
    // An empty cell gives a new record its default and leaves an existing one unchanged.
    const chosen = cell === '' ? null : chosenFor(cell, place)
    if (chosen === null) continue
    const read = chosen ?? readPlace(cell, place, frame)
    if ('wrong' in read) wrong.set(field, reasonOf(field, read.wrong, read.params))
    else given[field] = many && field in given ? [given[field], read.value].join(', ') : read.value
  }
  return { given, wrong }
}

/** Reads and validates one line by itself. */
const readLine = ({ cells }: Line, record: Kept | undefined, reading: Reading) => {
  const { schemaFor, fixed, places, width } = reading
  const reasonOf = reasonsFor(cells, places)
  const { given, wrong } = readCells(cells, reading, reasonOf)
  const { values, issues } = record
    ? parsed(schemaFor(given), given)
    : parsed(schemaFor('whole'), { ...fixed, ...given })
  for (const { path, key, params } of issues) {
    const field = path.split('.')[0] ?? ''
    if (!wrong.has(field)) wrong.set(field, reasonOf(field, isWordKey(key) ? key : 'common.fieldInvalid', params))
  }
  const more = beginningOf(cells.slice(width).join(' '), SHOWN_MAX)
  const reasons = [...wrong.values()]
  if (cells.length > width) reasons.push({ ...reasonOf(undefined, 'import.tooManyCells'), value: more })
  return { given, values, reasons, reasonOf }
}

/** Finds the record of a line by its key, and lines that share one. */
const matching = (records: ReadonlyMap<string, readonly Kept[]>, field: string) => {
  const seen = new Map<string, number>()
  return {
    recordOf: (key: string): Kept | undefined => records.get(key)?.[0],
    /** Reason against a line whose key another line has; a line without other faults claims its key. */
    claim: (key: string, { line, reasons, reasonOf }: Pick<Planned, 'line' | 'reasons' | 'reasonOf'>): Reason[] => {
      if (key === '') return []
      if ((records.get(key)?.length ?? 0) > 1) return [reasonOf(field, 'import.ambiguous')]
      const first = seen.get(plainText(key))
      if (first !== undefined) return [reasonOf(field, 'import.repeated', { line: first })]
      if (reasons.length === 0) seen.set(plainText(key), line)
      return []
    },
  }
}

/**
 * What each line of a file would write, in the person's eyes at this moment. Lines that name one record twice are told
 * apart here: the first may be written, the others repeat it.
 */
export const planOf = async (
  lines: readonly Line[],
  settings: Settings,
  { importer, ctx }: { importer: Importer; ctx: Context },
): Promise<Planned[]> => {
  const { fields, noun } = importer
  const places = await placedOf(lines, settings, { importer, ctx })
  const matched = places.find(({ column }) => column.field === settings.match)
  const keys = matched ? textsAt(lines, matched.at) : []
  const match = matching(
    await importer.existing({ field: settings.match, fixed: settings.fixed }, keys, ctx),
    settings.match,
  )
  const frame = { entries: noun.words.entries, zone: ctx.user.zone }
  const reading = { schemaFor: schemasOf(fields), fixed: settings.fixed, places, width: settings.headers.length, frame }
  // Fields that this person may not write get the table's defaults.
  const hidden = Object.keys(fields).filter((field) => !isSeen(noun.list.columns[columnOf(field)], ctx.may))
  const planned = (line: Line): Planned => {
    const key = cellAt(line.cells, matched)
    const record = match.recordOf(key)
    const { given, values, reasons, reasonOf } = readLine(line, record, reading)
    const all = [...reasons, ...match.claim(key, { line: line.line, reasons, reasonOf })]
    for (const field of hidden) delete values[field]
    const said = Object.fromEntries(Object.keys(given).map((field) => [field, values[field]]))
    return { line: line.line, reasons: all, values, given: said, record, reasonOf }
  }
  const all: Planned[] = []
  for (const [at, line] of lines.entries()) {
    // This thread answers every call, so it pauses.
    if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await immediate()
    all.push(planned(line))
  }
  return all
}
