import type { z } from 'zod'
import type { ShownAs } from '#contract/kit/brazil/brazil.ts'
import type { CodeSet } from '#contract/kit/codes.ts'
import { columnOf, type Column } from '#contract/kit/list/column.ts'
import type { Crud } from '#contract/kit/list/crud.ts'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import type { Preset } from './preset.ts'

/** Type of a file's cells. `record`: the name or the e-mail of a record that the field's lookup finds. */
export type ImportKind = Exclude<Column['kind'], 'person' | 'checklist' | 'progress' | 'own'>

/** A field of a new record that a file may give. */
export interface ImportColumn {
  /** Name of the field in the noun's create call. */
  readonly field: string
  /** Column of the list whose title names it (`column_<column>`), and whose `can` hides it. */
  readonly column: string
  readonly kind: ImportKind
  readonly codes: CodeSet | undefined
  /** How a text is shown, and may be written. */
  readonly shown?: ShownAs
  /** True when no record can be created without it. */
  readonly required: boolean
  /** Headers that are recognised besides its name and its title in both languages. */
  readonly aliases: readonly string[]
  /** True when several columns of a file may give it; their cells are joined. */
  readonly many?: boolean
  /** Example in the model file, in Portuguese and English; a code is given by its key. */
  readonly example?: readonly [string, string]
}

/** Mapping of a file's lines to records of a noun. */
export interface Import {
  readonly columns: readonly ImportColumn[]
  /** Fields that identify an existing record; the first one unless the person chooses another. */
  readonly match: readonly [string, ...string[]]
  /** Fields that are chosen once for all new records of a file, and come from none of its columns. */
  readonly fixed?: Readonly<Record<string, Lookup>>
  /** Other tools whose files are known. */
  readonly presets?: readonly Preset[]
  /** For each field of codes the words of other tools, normalised by `plainText`, with the key of the code. */
  readonly guesses?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

interface ImportOptions<F extends string> {
  readonly match: readonly [F, ...F[]]
  readonly aliases?: Readonly<Partial<Record<F, readonly string[]>>>
  /** Examples in the model file, where the default code, or the example of the column's kind, would be a poor one. */
  readonly examples?: Readonly<Partial<Record<F, readonly [string, string]>>>
}

/** Codes that a new record may have: a list also shows codes that only time or a rule sets. */
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
      ...(of.kind === 'text' && of.shown && { shown: of.shown }),
      kind: field in records ? 'record' : (of.kind as ImportKind),
      codes: of.kind === 'code' ? creatable(of.codes, schema as z.ZodType) : undefined,
      required: !(schema as z.ZodType).safeParse(undefined).success,
      aliases: aliases?.[field] ?? [],
    }
  }),
})

/** Normalises a text for comparison: lower case, without accents, without surrounding space. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .trim()

/** Most bytes of a file, and most lines of records in it. */
export const IMPORT_BYTES = 5_000_000
export const IMPORT_LINES = 50_000
/** Most columns that an import takes from a file. */
export const IMPORT_COLUMNS = 100
/** Most columns of a file: other tools write one for each comment and each field that they know. */
export const IMPORT_HEADERS = 2000
