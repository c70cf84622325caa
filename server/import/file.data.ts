import { z } from 'zod'
import type { FailedLine } from '#contract/import/import.ts'
import type { ImportColumn } from '#contract/kit/import/import.ts'
import type { WordKey } from '#contract/words.ts'
import type { ImportRow } from '#server/import/import.data.ts'
import type { Context } from '#server/kit/context.ts'
import { namePart, sheetDownload, type Download } from '#server/kit/http/download.ts'
import { isWordKey } from '#server/kit/http/problem.ts'
import type { Importer } from '#server/kit/import/source.ts'
import type { SheetColumn } from '#server/kit/sheet/sheet.ts'

const BATCH = 1000

interface Kept {
  readonly line: number
  readonly cells: readonly string[]
  readonly reasons:
    | readonly { header: string | null; value: string; key: string; params: Record<string, string | number> }[]
    | null
}

const failedOf = ({ id }: ImportRow, ctx: Context) =>
  ctx.db.selectFrom('import_lines').where('import_id', '=', id).where('outcome', '=', 'failed')

const wordOf = (key: string): WordKey => (isWordKey(key) ? key : 'common.fieldInvalid')

const said = ({ line, reasons }: Pick<Kept, 'line' | 'reasons'>, ctx: Context): FailedLine => ({
  line,
  reasons: (reasons ?? []).map(({ header, value, key, params }) => ({
    header,
    value,
    message: ctx.say(wordOf(key), params),
  })),
})

/** Failed lines, with the reasons in words. */
export const failedPage = async (stored: ImportRow, at: { page: number; per_page: number }, ctx: Context) => {
  const rows = await failedOf(stored, ctx)
    .select(['line', 'reasons'])
    .orderBy('line')
    .limit(at.per_page)
    .offset((at.page - 1) * at.per_page)
    .execute()
  return { data: rows.map((row) => said(row, ctx)), total: stored.failed, ...at }
}

const text = <R>(key: string, title: string, value: (row: R) => string): SheetColumn<R> => ({
  key,
  title,
  kind: 'text',
  value,
})

const csvOf = <R>(
  columns: readonly SheetColumn<R>[],
  stored: { name: string; count: number; batches: AsyncIterable<readonly R[]>; ctx: Context },
): Promise<Download> => {
  const { name, count, batches, ctx } = stored
  const sheet = {
    title: name,
    organisation: undefined,
    about: [],
    columns,
    batches,
    count,
    locale: ctx.locale,
    zone: ctx.user.zone,
    now: ctx.now,
  }
  return sheetDownload(sheet, { name, format: 'csv' })
}

const reasonText = (row: Kept, ctx: Context): string =>
  said(row, ctx)
    .reasons.map(({ header, message }) => (header === null ? message : `${header}: ${message}`))
    .join(' ')

/** Failed lines as they came, with one more column for the reasons. */
export const failedSheet = (stored: ImportRow, ctx: Context): Promise<Download> => {
  const columns = stored.headers.map((header, at) => text<Kept>(`c${at}`, header, ({ cells }) => cells[at] ?? ''))
  const batches = async function* () {
    for (let after = 0; ;) {
      const rows = await failedOf(stored, ctx)
        .select(['line', 'cells', 'reasons'])
        .where('line', '>', after)
        .orderBy('line')
        .limit(BATCH)
        .execute()
      yield rows
      if (rows.length < BATCH) return
      after = rows.at(-1)?.line ?? after
    }
  }
  const stem = namePart(stored.name.replace(/\.\w+$/, ''))
  return csvOf([...columns, text<Kept>('reasons', ctx.say('import.reasons'), (row) => reasonText(row, ctx))], {
    name: `${stem || stored.thing}-${ctx.say('import.fileFailed')}`,
    count: stored.failed,
    batches: batches(),
    ctx,
  })
}

const EXAMPLES: Readonly<Partial<Record<ImportColumn['kind'], string>>> = {
  date: '30/11/2026',
  hours: '6',
  count: '1',
  duration: '1:30:00',
  reais: '1.234,56',
  centavos: '1.234,56',
  colour: '#2563eb',
}

const stated = z.object({ examples: z.array(z.unknown()).optional() })

/** Example in a field's own schema. */
const statedBy = (schema: unknown): string | undefined => {
  const { examples } = stated.parse(schema instanceof z.ZodType ? (schema.meta() ?? {}) : {})
  return typeof examples?.[0] === 'string' ? examples[0] : undefined
}

/** Default code of a new record, else the first code. */
const codeOf = ({ codes }: ImportColumn, schema: unknown): string | undefined => {
  if (codes === undefined) return undefined
  const begins = schema instanceof z.ZodType ? schema.safeParse(undefined).data : undefined
  if (!('list' in codes)) return codes.find((it) => it === begins) ?? codes[0]
  return (codes.list.find(({ value }) => value === begins) ?? codes.list[0])?.key
}

const exampleOfKind = ({ kind, required }: ImportColumn, ctx: Context): string =>
  kind === 'text' && required ? ctx.say('import.example') : (EXAMPLES[kind] ?? '')

/** Example below a header of the model file: the column's own, the default code of a new record, or one of its kind. */
const exampleOf = (of: ImportColumn, { fields, noun }: Importer, ctx: Context): string => {
  const language = ctx.locale === 'pt' ? 0 : 1
  const schema = fields[of.field]
  const own = of.example?.[language] ?? statedBy(schema)
  if (of.codes !== undefined) {
    const code = own ?? codeOf(of, schema) ?? ''
    return noun.words.entries[`${of.column}_${code}`]?.[language] ?? code
  }
  return own ?? exampleOfKind(of, ctx)
}

/** Model file: a header for each column that the person may import, in their language, and a line with examples. */
export const templateSheet = (importer: Importer, ctx: Context): Promise<Download> => {
  const { entries } = importer.noun.words
  const titleOf = (column: string): string => entries[`column_${column}`]?.[ctx.locale === 'pt' ? 0 : 1] ?? column
  const columns = importer
    .columns(ctx)
    .map((it) => text<'example'>(it.field, titleOf(it.column), () => exampleOf(it, importer, ctx)))
  const one = async function* (): AsyncGenerator<readonly 'example'[]> {
    yield ['example']
  }
  const title = entries['title']?.[ctx.locale === 'pt' ? 0 : 1] ?? ''
  return csvOf(columns, {
    name: `${namePart(title)}-${ctx.say('import.fileTemplate')}`,
    count: 1,
    batches: one(),
    ctx,
  })
}
