import { sql } from 'kysely'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import type { Planned, Reason, Settings } from '#server/kit/import/planned.ts'
import type { Importer } from '#server/kit/import/source.ts'
import type { Values } from '#server/kit/list/write.ts'
import { Refusal } from '#server/kit/refuse.ts'

/** Outcome of a line. */
export interface Written {
  readonly line: number
  readonly outcome: 'created' | 'updated' | 'skipped' | 'failed'
  readonly record_id?: number
  readonly version?: number
  /** Fields of an updated record before the update. */
  readonly before?: Values
  readonly reasons?: readonly Reason[]
}

const failed = (line: number, reasons: readonly Reason[]): Written => ({ line, outcome: 'failed', reasons })

/** Reasons of a line from a refused write; rethrows an error that is not about the line. */
const reasonsOf = (error: unknown, { reasonOf }: Planned): Reason[] => {
  if (error instanceof Refusal) {
    const fields = Object.entries(error.options.fields ?? {})
    if (fields.length === 0) return [reasonOf(undefined, error.key, error.options.params)]
    return fields.map(([field, key]) => reasonOf(field, key, error.options.params))
  }
  if (brokenConstraint(error) === undefined) throw error
  return [reasonOf(undefined, 'common.fieldInvalid')]
}

interface Frame {
  readonly importer: Importer
  readonly ctx: Context
  readonly settings: Settings
  /** Added to the audit of each record. */
  readonly detail: Values
}

/** Runs one write for many lines; when it is refused, repeats it for each half until the faulty line is found. */
const attempt = async (
  rows: readonly Planned[],
  write: (rows: readonly Planned[]) => Promise<Written[]>,
  ctx: Context,
): Promise<Written[]> => {
  const [first] = rows
  if (!first) return []
  await sql`savepoint import_rows`.execute(ctx.db)
  try {
    const written = await write(rows)
    await sql`release savepoint import_rows`.execute(ctx.db)
    return written
  } catch (error) {
    await sql`rollback to savepoint import_rows`.execute(ctx.db)
    await sql`release savepoint import_rows`.execute(ctx.db)
    if (rows.length === 1) return [failed(first.line, reasonsOf(error, first))]
    if (!(error instanceof Refusal) && brokenConstraint(error) === undefined) throw error
  }
  const half = rows.length >> 1
  return [...(await attempt(rows.slice(0, half), write, ctx)), ...(await attempt(rows.slice(half), write, ctx))]
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const changesOf = ({ given, record }: Planned, { editable }: Importer): Values =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => (editable?.includes(field) ?? true) && !same(value, record?.[field]),
    ),
  )

const taken: WordKey = 'common.nameTaken'

/** Writes lines in the transaction of `ctx` by the noun's own writes. A refused line leaves no trace. */
export const writeLines = async (
  planned: readonly Planned[],
  { importer, ctx, settings, detail }: Frame,
): Promise<Written[]> => {
  const done: Written[] = []
  const [fresh, changed]: [Planned[], Planned[]] = [[], []]
  for (const row of planned) {
    const { line, reasons, record } = row
    if (reasons.length > 0) done.push(failed(line, reasons))
    else if (!record) fresh.push(row)
    else if (row.over) done.push({ line, outcome: 'skipped', record_id: record.id })
    else if (settings.existing === 'refuse') done.push(failed(line, [row.reasonOf(settings.match, taken)]))
    else if (settings.existing === 'skip' || Object.keys(changesOf(row, importer)).length === 0)
      done.push({ line, outcome: 'skipped', record_id: record.id })
    else changed.push(row)
  }
  const create = async (rows: readonly Planned[]): Promise<Written[]> => {
    const ids = await importer.create(
      rows.map((row) => row.values),
      { ctx, detail },
    )
    return rows.map(({ line }, at) => ({ line, outcome: 'created', record_id: ids[at] ?? 0, version: 1 }))
  }
  const change = async (rows: readonly Planned[]): Promise<Written[]> => {
    const written: Written[] = []
    for (const row of rows) {
      const { id = 0, version = 0 } = row.record ?? {}
      const before = await importer.change({ ...changesOf(row, importer), id, version }, { ctx, detail })
      // A text that parses to the stored value changes nothing and raises no version.
      const raised = Object.keys(before).length > 0 ? version + 1 : version
      written.push({ line: row.line, outcome: 'updated', record_id: id, version: raised, before })
    }
    return written
  }
  return [...done, ...(await attempt(fresh, create, ctx)), ...(await attempt(changed, change, ctx))]
}
