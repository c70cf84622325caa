import type { z } from 'zod'
import { columnOf, type CodeSet, type Column } from '#contract/kit/list/column.ts'
import type { Crud } from '#contract/kit/list/crud.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import type { Preset } from './preset.ts'

/** How a cell of a file is read. `record`: by the name or the e-mail of a record that the field's lookup finds. */
export type ImportKind = Exclude<Column['kind'], 'person' | 'checklist' | 'progress' | 'own'>

/** A field of a new record that a file may give. */
export interface ImportColumn {
  /** Name of the field in the noun's create call. */
  readonly field: string
  /** The column of the list whose title names it (`column_<column>`), and whose `can` hides it. */
  readonly column: string
  readonly kind: ImportKind
  readonly codes: CodeSet | undefined
  /** Without it no record can be made. */
  readonly required: boolean
  /** Headers it is known by besides its name and its title in both languages. */
  readonly aliases: readonly string[]
  /** Several columns of a file may give it; their cells are put together. */
  readonly many?: boolean
  /** What stands there in the example of the model file, in Portuguese and English; a code is named by its key. */
  readonly example?: readonly [string, string]
}

/** How the lines of a file become records of a noun. */
export interface Import {
  readonly columns: readonly ImportColumn[]
  /** Fields by which a line is recognised as a record that is there already; the first one unless somebody chooses. */
  readonly match: readonly [string, ...string[]]
  /** Fields that are chosen once for all new records of a file, and come from none of its columns. */
  readonly fixed?: Readonly<Record<string, Lookup>>
  /** Other tools whose files are known. */
  readonly presets?: readonly Preset[]
  /** For each field of codes what other tools call them: their words, plainly written, with the key of the code. */
  readonly guesses?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface ImportOptions<F extends string> {
  readonly match: readonly [F, ...F[]]
  readonly aliases?: Readonly<Partial<Record<F, readonly string[]>>>
  /** What the model file shows where the code that a new record begins with, or one of its kind, would be a poor example. */
  readonly examples?: Readonly<Partial<Record<F, readonly [string, string]>>>
}

/** Those that a new record may have: a list also shows codes that only time or a rule gives. */
const creatable = (codes: CodeSet, schema: z.ZodType): CodeSet => {
  const takes = (value: unknown) => schema.safeParse(value).success
  if (!('list' in codes)) return codes.filter(takes)
  const [first, ...rest] = codes.values.filter(takes)
  if (first === undefined) return codes
  const list = codes.list.filter(({ value }) => takes(value))
  return { list, values: [first, ...rest], keyOf: (value) => (takes(value) ? codes.keyOf(value) : undefined) }
}

const unreadable: readonly string[] = ['checklist', 'progress', 'own']

/**
 * States the import of a noun: each field of its create call is a column of a file, of the kind that the list gives it.
 * A field that no column of the list says the kind of is a mistake and throws.
 */
export const importOf = <R, S extends z.ZodRawShape>(
  { thing, list, fields, records }: Pick<Crud<R, S>, 'thing' | 'list' | 'fields' | 'records'>,
  { match, aliases, examples }: ImportOptions<keyof S & string>,
): Import => ({
  match,
  columns: Object.entries(fields).map(([field, schema]): ImportColumn => {
    const column = columnOf(field)
    const of: Column | undefined = list.columns[column]
    if (!of || unreadable.includes(of.kind))
      throw new Error(`${thing}: no column says how ${field} is read from a file`)
    const example = examples?.[field]
    return {
      field,
      column,
      ...(example && { example }),
      kind: field in records ? 'record' : (of.kind as ImportKind),
      codes: of.kind === 'code' ? creatable(of.codes, schema as z.ZodType) : undefined,
      required: !(schema as z.ZodType).safeParse(undefined).success,
      aliases: aliases?.[field] ?? [],
    }
  }),
})

/** Letters as search compares them: small, without accents, without space around. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()

/** Most bytes of a file, and most lines of records in it. */
export const IMPORT_BYTES = 5_000_000
export const IMPORT_LINES = 50_000
/** Most columns of a file. */
export const IMPORT_COLUMNS = 100
