import { z } from 'zod'
import { plainText, type ImportColumn } from '#contract/kit/import/import.ts'
import type { Preset, SpanUnit } from '#contract/kit/import/preset.ts'
import { columnOf } from '#contract/kit/list/column.ts'
import { beginningOf } from '#contract/kit/text.ts'
import type { Locale } from '#contract/kit/words.ts'
import type { Context } from '#server/kit/context.ts'
import { dayOrderIn, type DayOrder } from '#server/kit/import/days.ts'
import { namesOf } from '#server/kit/import/mapping.ts'
import { numbersIn } from '#server/kit/import/numbers.ts'
import type { Reason, Settings } from '#server/kit/import/planned.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { unitIn } from '#server/kit/import/spans.ts'
import { SHOWN_MAX, type Line } from '#server/kit/import/table.ts'
import type { Kept } from '#server/kit/list/write.ts'

/** A column of a file that an import takes. */
export interface Placed {
  readonly column: ImportColumn
  /** Index of its cell in a line. */
  readonly at: number
  readonly header: string
  readonly written: Locale
  readonly days: DayOrder
  readonly chosen: ReadonlyMap<string, string>
  /** Unit of its hours where a cell says none. */
  readonly unit: SpanUnit
  readonly named: ReadonlyMap<string, readonly number[]> | undefined
}

export const cellAt = (cells: readonly string[], place: Pick<Placed, 'at'> | undefined): string =>
  place ? (cells[place.at] ?? '').trim() : ''

export const textsAt = (lines: readonly Line[], at: number): string[] => [
  ...new Set(lines.map(({ cells }) => (cells[at] ?? '').trim()).filter((text) => text !== '')),
]

/** Unit of a column's hours: what its header says, else what the tool writes, else hours. */
export const unitFor = (field: string, { header, preset }: { header: string; preset: Preset | undefined }): SpanUnit =>
  unitIn(header) ?? preset?.units?.[field] ?? 'h'

export const placedOf = async (
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
        unit: unitFor(field, { header: place.header, preset }),
        named,
      }
    }),
  )
}

/** A key as the table has it: a CNPJ in a file has its punctuation. */
export const keysOf =
  (schema: unknown) =>
  (cell: string): string => {
    const read = schema instanceof z.ZodType ? schema.safeParse(cell) : undefined
    return typeof read?.data === 'string' && cell !== '' ? read.data : cell
  }

/** Which records a line may mean, where each line may say it: those of the chosen venture, or of the one that it names. */
export interface Within {
  readonly isMeant: (cells: readonly string[]) => (record: Kept) => boolean
  /** Reason against a new record that belongs to another one than was chosen for the file. */
  readonly reasons: (cells: readonly string[]) => Reason[]
}

export const withinOf = async (
  lines: readonly Line[],
  { headers, mapping, fixed }: Settings,
  { importer, ctx }: { importer: Importer; ctx: Context },
): Promise<Within> => {
  const field = importer.within
  if (field === undefined) return { isMeant: () => () => true, reasons: () => [] }
  const { entries } = importer.noun.words
  const names = namesOf({ field, column: columnOf(field), aliases: [] }, entries)
  const at = headers.findIndex((header, place) => mapping[place] === null && names.includes(plainText(header)))
  const named = at < 0 ? new Map<string, number[]>() : await importer.named(field, textsAt(lines, at), ctx)
  const chosen = fixed[field] ?? 0
  /** A name that is none here says nothing: the file may come from another tool. */
  const idsOf = (cells: readonly string[]): readonly number[] => named.get(cellAt(cells, { at })) ?? [chosen]
  return {
    isMeant: (cells) => {
      const ids = idsOf(cells)
      return (record) => ids.some((id) => id === record[field])
    },
    reasons: (cells) => {
      if (idsOf(cells).includes(chosen)) return []
      const value = beginningOf(cellAt(cells, { at }), SHOWN_MAX)
      return [{ header: headers[at] ?? '', value, key: 'import.elsewhere', params: {} }]
    },
  }
}
