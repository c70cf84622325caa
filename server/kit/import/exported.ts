import { plainText, type ImportColumn } from '#contract/kit/import/import.ts'
import { isSeen, type Column } from '#contract/kit/list/column.ts'
import { locales } from '#contract/kit/words.ts'
import type { Context } from '#server/kit/context.ts'
import { batchesOf, type Of } from '#server/kit/list/read.ts'
import { sheetColumns } from '#server/kit/list/sheet.ts'
import { bareCell } from '#server/kit/sheet/csv.ts'
import { sayIn } from '#server/kit/words.ts'

/** Texts of a record's fields in our own exports, by field; fields that no export has are missing. */
export type Said = ReadonlyMap<string, ReadonlySet<string>>
export type Exported = ReadonlyMap<number, Said>

/** A text as cells are compared: programs change line breaks and the space around on their way. */
const compared = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim()

/** A code is also said by its key or its number, whatever the accents and the case. */
const codeTexts = (
  column: Column | undefined,
  { said, value }: { said: readonly string[]; value: unknown },
): string[] => {
  if (column?.kind !== 'code' || (typeof value !== 'number' && typeof value !== 'string')) return []
  const key = 'keyOf' in column.codes ? column.codes.keyOf(Number(value)) : undefined
  return [...said, String(value), key ?? ''].map(plainText)
}

/**
 * Texts that an export has, in either language, for each field that a file may give. A cell that says one of them changes
 * nothing, also where its value could not be given anew: a paid atom, somebody who left, two records of one name.
 */
export const exportedOf = async <R extends { id: number }, F extends string>(
  of: Of<R, F>,
  { columns, ids }: { columns: readonly ImportColumn[]; ids: readonly number[] },
  ctx: Context,
): Promise<Exported> => {
  const all: Readonly<Record<string, Column>> = of.list.columns
  const given = columns.filter(({ column }) => all[column] && isSeen(all[column], ctx.may))
  const sheets = locales.map((locale) => {
    const words: Context = { ...ctx, locale, say: sayIn(locale) }
    const keys = given.map(({ column }) => column)
    return { locale, zone: ctx.user.zone, columns: sheetColumns(of, keys, words) }
  })
  const found = new Map<number, Said>()
  for await (const rows of batchesOf(of, ids, ctx))
    for (const row of rows) {
      const texts = given.map(({ field, column }, at) => {
        const said = sheets.flatMap((sheet) => (sheet.columns[at] ? [bareCell(row, sheet.columns[at], sheet)] : []))
        const value = row[column as keyof R]
        return [field, new Set([...said.map(compared), ...codeTexts(all[column], { said, value })])] as const
      })
      found.set(row.id, new Map(texts))
    }
  return found
}

/** Whether a cell says what the export of a record says. */
export const isSaid = (said: Said | undefined, { field, kind }: ImportColumn, cell: string): boolean => {
  const texts = said?.get(field)
  return texts !== undefined && (texts.has(compared(cell)) || (kind === 'code' && texts.has(plainText(cell))))
}
