import { writeClock } from '#contract/kit/hours.ts'
import type { AssumedColumn } from '#contract/kit/import/assumed.ts'
import type { ImportKind } from '#contract/kit/import/import.ts'
import type { Context } from '#server/kit/context.ts'
import { readCell, type CellFrame } from '#server/kit/import/cell.ts'
import { dayOf, dayOrderIn, isUnclear } from '#server/kit/import/days.ts'
import { agreedIn, numbersIn } from '#server/kit/import/numbers.ts'
import { textsAt, unitFor } from '#server/kit/import/places.ts'
import type { Settings } from '#server/kit/import/planned.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { bareSpanOf, unitIn } from '#server/kit/import/spans.ts'
import type { Line } from '#server/kit/import/table.ts'

type Cells = AssumedColumn['cells']

/** Cells of a column that are shown: a wrong reading stands out at either end. */
const SHOWN = 3
const ends = <T>(sorted: readonly T[]): T[] =>
  sorted.length <= SHOWN ? [...sorted] : [...sorted.slice(0, SHOWN - 1), ...sorted.slice(-1)]

/** Numbers without a unit in a column whose header says none. */
const spansIn = (texts: readonly string[], { unit, written }: Parameters<typeof bareSpanOf>[1]): Cells => {
  const spans = texts
    .flatMap((value) => {
      const seconds = bareSpanOf(value, { unit, written })
      // Nothing is nothing in any unit.
      return seconds !== undefined && seconds > 0 ? [{ value, seconds }] : []
    })
    .toSorted((a, b) => a.seconds - b.seconds)
  return ends(spans).map(({ value, seconds }) => ({ value, becomes: writeClock(Math.round(seconds)) }))
}

/** Days that have another reading, in a column that does not say which comes first. */
const daysIn = (texts: readonly string[], zone: string): Cells => {
  const order = dayOrderIn(texts)
  const days = isUnclear(texts) ? texts.map((value) => ({ value, becomes: dayOf(value, { zone, order }) ?? '' })) : []
  const unclear = days.filter(({ value, becomes }) => isUnclear([value]) && becomes !== '')
  return ends(unclear.toSorted((a, b) => (a.becomes < b.becomes ? -1 : 1)))
}

const amounts: { readonly [K in ImportKind]?: (value: number) => string } = {
  hours: (value) => writeClock(Math.round(value * 3600)),
  duration: (value) => writeClock(Math.round(value)),
  reais: (value) => value.toFixed(2),
  centavos: (value) => (value / 100).toFixed(2),
}

/** Amounts that Portuguese and English read differently, in a column whose other numbers do not decide: `1.500`. */
const amountsIn = (texts: readonly string[], frame: CellFrame): Cells => {
  const becoming = amounts[frame.column.kind]
  if (!becoming || agreedIn(texts) !== undefined) return []
  const unclear = texts.flatMap((value) => {
    const [read, other] = (['pt', 'en'] as const)
      .toSorted((a) => (a === frame.written ? -1 : 1))
      .map((written) => readCell(value, { ...frame, written }))
    if (!read || !('value' in read) || typeof read.value !== 'number') return []
    return other && 'value' in other && other.value === read.value ? [] : [{ value, amount: read.value }]
  })
  const sorted = unclear.toSorted((a, b) => a.amount - b.amount)
  return ends(sorted).map(({ value, amount }) => ({ value, becomes: becoming(amount) }))
}

/** Columns whose cells have several readings, so that a person sees the chosen one before anything is written. */
export const assumedIn = (
  lines: readonly Line[],
  settings: Settings,
  { importer, ctx }: { importer: Importer; ctx: Context },
): AssumedColumn[] => {
  const columns = importer.columns(ctx)
  const preset = importer.imports.presets?.find(({ key }) => key === settings.preset)
  return settings.mapping.flatMap((field, at): AssumedColumn[] => {
    const column = columns.find((it) => it.field === field)
    if (!column) return []
    const { kind } = column
    const header = settings.headers[at] ?? ''
    const texts = kind === 'date' || amounts[kind] ? textsAt(lines, at) : []
    const unit = unitFor(column.field, { header, preset })
    const written = numbersIn(texts, settings.delimiter, ctx.locale)
    const spans = kind === 'hours' && unitIn(header) === undefined ? spansIn(texts, { unit, written }) : []
    const days = kind === 'date' ? daysIn(texts, ctx.user.zone) : []
    const order = dayOrderIn(texts)
    const frame = { column, entries: importer.noun.words.entries, written, zone: ctx.user.zone, days: order, unit }
    // A number that is shown with its unit is shown as it is read.
    const numbers = amountsIn(texts, frame).filter(({ value }) => !spans.some((span) => span.value === value))
    return [
      { header, as: unit, cells: spans },
      { header, as: written, cells: numbers },
      { header, as: order, cells: days },
    ].filter(({ cells }) => cells.length > 0)
  })
}
