import { sql } from 'kysely'
import type { z } from 'zod'
import type { Gate } from '#contract/kit/endpoint.ts'
import type { Import, ImportColumn } from '#contract/kit/import/import.ts'
import type { Imported } from '#contract/kit/import/imported.ts'
import type { Preset } from '#contract/kit/import/preset.ts'
import { isSeen } from '#contract/kit/list/column.ts'
import type { Versioned } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import type { Context } from '#server/kit/context.ts'
import { exportedOf, type Exported } from '#server/kit/import/exported.ts'
import type { Planned, Settings } from '#server/kit/import/planned.ts'
import type { Line } from '#server/kit/import/table.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { all, type Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'
import {
  changeOne,
  dropAll,
  insertAll,
  lockedAll,
  usedAmong,
  type Filled,
  type Kept,
  type Values,
  type Which,
} from '#server/kit/list/write.ts'

interface Note {
  readonly ctx: Context
  readonly detail: Values
}

/** A line and the record that it became or changed. */
export interface ImportedLine {
  readonly record_id: number
  /** Changed fields before the import; null for a new record. */
  readonly before: Values | null
  readonly cells: readonly string[]
}
export interface ImportedBy {
  readonly id: number
  readonly headers: readonly string[]
  readonly mapping: readonly (string | null)[]
  readonly preset: string | null
}

export type OverOf = (cells: readonly string[]) => Kept | undefined

/** Import side of a noun: its columns, and the writes that its own calls use. */
export interface Importer {
  readonly noun: Pick<Imported, 'thing' | 'words' | 'list'>
  readonly imports: Import
  readonly fields: z.ZodRawShape
  readonly table: string
  /** `open`: a file is told which of its lines are there already, so its sender has to be one who may know. */
  readonly can: Readonly<Record<'open' | 'create' | 'edit' | 'delete', Gate>>
  /** Columns that this person sees and may therefore write. */
  columns(ctx: Context): readonly ImportColumn[]
  create(rows: readonly Values[], note: Note): Promise<number[]>
  change(change: Which & Values, note: Note): Promise<Values>
  drop(ids: readonly number[], note: Note): Promise<void>
  locked(ids: readonly number[], ctx: Context): Promise<Kept[]>
  used(ids: readonly number[], ctx: Context): Promise<ReadonlySet<number>>
  /** For each of some texts the living records that have it in a field, whatever the accents and the case. */
  existing(
    by: { field: string; fixed: Readonly<Record<string, number>> },
    texts: readonly string[],
    ctx: Context,
  ): Promise<ReadonlyMap<string, readonly Kept[]>>
  /** What our own exports say of records; a cell that repeats it is no change. */
  readonly exported?: (ids: readonly number[], ctx: Context) => Promise<Exported>
  /** The record that is over, as an invitation that ended, and that a line of our own export repeats: such a line is skipped. */
  readonly over?: (lines: readonly Line[], settings: Settings, ctx: Context) => Promise<OverOf>
  /** Tool that wrote a file, by its header; refuses any other file. For a noun that takes those of known tools alone. */
  readonly presetOf?: (headers: readonly string[]) => Preset
  /** Plans the lines of a file whose cells do not become fields one by one; the noun has calls of its own for its settings. */
  readonly plan?: (lines: readonly Line[], settings: Settings, ctx: Context) => Promise<Planned[]>
  /** Name of a record `t` of `table`; its `nome` when left out. */
  readonly label?: Sql
  /** Field of `fixed` that a line may also give by a column of its own: `existing` then finds records of all of them. */
  readonly within?: string
  /** Runs once all records of a file are written, for what lines say of each other and whom they concern; returns an effect for after the
   * commit. */
  readonly concluded?: (lines: readonly ImportedLine[], settings: ImportedBy, ctx: Context) => Promise<() => void>
  /** Fields that a line may change of an existing record; all when left out. */
  readonly editable?: readonly string[]
  /** Things that were attached to a record before its import ended do not count as its use. */
  readonly hangs?: true
  /** Ids of the records that a field may name by each text: by name, or by what distinguishes two of one name. */
  named(field: string, texts: readonly string[], ctx: Context): Promise<ReadonlyMap<string, readonly number[]>>
}

const grouped = <T>(rows: readonly { readonly text: string; readonly found: T }[]): Map<string, T[]> => {
  const map = new Map<string, T[]>()
  for (const { text, found } of rows) map.set(text, [...(map.get(text) ?? []), found])
  return map
}

export const namedIn = async (source: LookupSource, texts: readonly string[], ctx: Context) => {
  const where = all([...scoped(source, ctx), sql`not ${source.gone}`])
  const by = (name: Sql, text: Sql): Sql => sql`
    select x.text, t.id as found from unnest(${texts}::text[]) x (text)
    join ${sql.table(source.table)} t on ${name} = ${text} where ${where}`
  const hint = source.hint ? sql`union ${by(sql`lower(${source.hint})`, sql`lower(x.text)`)}` : sql``
  const { rows } = await sql<{ text: string; found: number }>`
    ${by(sql`plain(${source.label})`, sql`plain(x.text)`)} ${hint}`.execute(ctx.db)
  return grouped(rows)
}

/** Builds the import side of a noun; undefined for one that takes no files. */
export const importerOf = <R extends Versioned, S extends z.ZodRawShape, F extends string>(
  noun: Noun,
  filled: Filled<R, S, F>,
): Importer | undefined => {
  const { imports } = noun
  const { calls, fields, list } = filled.crud
  const { create, update, remove } = calls
  if (!imports) return undefined
  // An import can be undone, which deletes.
  if (!create || !update || !remove) throw new Error(`${noun.thing}: imported records are made, changed and deleted`)
  const table = sql.table(filled.source.table)
  return {
    noun,
    imports,
    fields,
    table: filled.source.table,
    can: { open: calls.show.can, create: create.can, edit: update.can, delete: remove.can },
    columns: (ctx) => imports.columns.filter(({ column }) => isSeen(list.columns[column], ctx.may)),
    create: (rows, note) => insertAll(filled, rows, note),
    change: (change, note) => changeOne(filled, change, note),
    drop: (ids, note) => dropAll(filled, ids, note),
    locked: (ids, ctx) => lockedAll(filled, ids, ctx),
    used: (ids, ctx) => usedAmong(filled.uses ?? [], ids, ctx),
    existing: async ({ field }, texts, ctx) => {
      const where = all([...scoped(filled.source, ctx), sql`t.deleted_at is null`])
      const { rows } = await sql<Kept & { text: string }>`
        select x.text as text, t.* from unnest(${texts}::text[]) x (text)
        join ${table} t on plain(t.${sql.ref(field)}) = plain(x.text) where ${where}`.execute(ctx.db)
      return grouped(rows.map(({ text, ...found }) => ({ text, found: found as Kept })))
    },
    exported: (ids, ctx) => exportedOf(filled.of, { columns: imports.columns, ids }, ctx),
    named: async (field, texts, ctx) => {
      const source = filled.records?.[field]
      return source ? namedIn(source, texts, ctx) : new Map()
    },
  }
}
