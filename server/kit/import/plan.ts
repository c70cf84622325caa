import { plainText } from '#contract/kit/import/import.ts'
import { columnOf, isSeen } from '#contract/kit/list/column.ts'
import { beginningOf } from '#contract/kit/text.ts'
import type { Entries } from '#contract/kit/words.ts'
import type { Context } from '#server/kit/context.ts'
import { isWordKey } from '#server/kit/http/problem.ts'
import { choicesOf, readCell, type Read } from '#server/kit/import/cell.ts'
import { isSaid, type Exported, type Said } from '#server/kit/import/exported.ts'
import { matching } from '#server/kit/import/match.ts'
import { cellAt, keysOf, placedOf, textsAt, withinOf, type Placed } from '#server/kit/import/places.ts'
import type { Planned, Reason, Settings } from '#server/kit/import/planned.ts'
import { parsed, schemasOf } from '#server/kit/import/schemas.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { SHOWN_MAX, type Line } from '#server/kit/import/table.ts'
import type { Kept, Values } from '#server/kit/list/write.ts'
import { pause } from '#server/kit/pause.ts'

/** Lines read before the thread serves other calls. */
const LINES_AT_ONCE = 200

const readPlace = (
  cell: string,
  { column, written, days, unit, named }: Placed,
  { entries, zone }: { entries: Entries; zone: string },
): Read => {
  const read = readCell(cell, { column, entries, written, zone, days, unit })
  if ('wrong' in read) return read
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

const reasonsFor =
  (cells: readonly string[], places: readonly Placed[]): Planned['reasonOf'] =>
  (field, key, params = {}) => {
    const place = places.find(({ column }) => column.field === field)
    return { header: place?.header ?? null, value: beginningOf(cellAt(cells, place), SHOWN_MAX), key, params }
  }

/** The record of a line, and what exports say of it. */
interface Found {
  readonly record: Kept | undefined
  readonly said: Said | undefined
}

/** Reads the cells of one line into values, and the reasons against those that cannot be read. */
const readCells = (
  cells: readonly string[],
  { places, frame, said }: Reading & Found,
  reasonOf: Planned['reasonOf'],
) => {
  const given: Values = {}
  const wrong = new Map<string, Reason>()
  for (const place of places) {
    const cell = cellAt(cells, place)
    const { field, many } = place.column
    // An empty cell gives a new record its default and leaves an existing one unchanged.
    const chosen = cell === '' ? null : chosenFor(cell, place)
    if (chosen === null || (!chosen && isSaid(said, place.column, cell))) continue
    const read = chosen ?? readPlace(cell, place, frame)
    if ('wrong' in read) wrong.set(field, reasonOf(field, read.wrong, read.params))
    else given[field] = many && field in given ? [given[field], read.value].join(', ') : read.value
  }
  return { given, wrong }
}

/** Reads and validates one line by itself. */
const readLine = ({ cells }: Line, { record, said }: Found, reading: Reading) => {
  const { schemaFor, fixed, places, width } = reading
  const reasonOf = reasonsFor(cells, places)
  const { given, wrong } = readCells(cells, { ...reading, record, said }, reasonOf)
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

/** Tells records of one key apart: by all that a line says of the fields that exports have. */
const isWholeIn =
  (places: readonly Placed[], exported: Exported) =>
  (cells: readonly string[], { id }: Kept): boolean =>
    places.every(({ column, at }) => {
      const said = exported.get(id)
      return !said?.has(column.field) || isSaid(said, column, cellAt(cells, { at }))
    })

const overLine = ({ line, cells }: Line, record: Kept, places: readonly Placed[]): Planned => ({
  line,
  record,
  over: true,
  reasons: [],
  values: {},
  given: {},
  reasonOf: reasonsFor(cells, places),
})

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
  const within = await withinOf(lines, settings, { importer, ctx })
  const overOf = await importer.over?.(lines, settings, ctx)
  const matched = places.find(({ column }) => column.field === settings.match)
  const keyOf = keysOf(fields[settings.match])
  const keys = matched ? [...new Set(textsAt(lines, matched.at).map(keyOf))] : []
  const records = await importer.existing({ field: settings.match, fixed: settings.fixed }, keys, ctx)
  const ids = [...new Set([...records.values()].flat().map(({ id }) => id))]
  const exported = (await importer.exported?.(ids, ctx)) ?? new Map()
  const match = matching({ records, field: settings.match, isWhole: isWholeIn(places, exported) })
  const frame = { entries: noun.words.entries, zone: ctx.user.zone }
  const reading = { schemaFor: schemasOf(fields), fixed: settings.fixed, places, width: settings.headers.length, frame }
  // Fields that this person may not write get the table's defaults.
  const hidden = Object.keys(fields).filter((field) => !isSeen(noun.list.columns[columnOf(field)], ctx.may))
  const planned = (line: Line): Planned => {
    const over = overOf?.(line.cells)
    if (over) return overLine(line, over, places)
    const key = keyOf(cellAt(line.cells, matched))
    const found = match.recordOf(key, line.cells, within.isMeant(line.cells))
    const record = found === 'ambiguous' ? undefined : found
    const said = record && exported.get(record.id)
    const { given, values, reasons, reasonOf } = readLine(line, { record, said }, reading)
    const own =
      found === 'ambiguous'
        ? [reasonOf(settings.match, 'import.ambiguous')]
        : match.claim(key, { line: line.line, reasons, reasonOf, record })
    const all = [...reasons, ...own, ...(found === undefined ? within.reasons(line.cells) : [])]
    for (const field of hidden) delete values[field]
    const changes = Object.fromEntries(Object.keys(given).map((field) => [field, values[field]]))
    return { line: line.line, reasons: all, values, given: changes, record, reasonOf }
  }
  const all: Planned[] = []
  for (const [at, line] of lines.entries()) {
    // This thread answers every call, so it pauses.
    if (at % LINES_AT_ONCE === LINES_AT_ONCE - 1) await pause()
    all.push(planned(line))
  }
  return all
}
