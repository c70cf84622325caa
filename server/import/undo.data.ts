import { sql } from 'kysely'
import type { ImportInfo } from '#contract/import/import.ts'
import { passes } from '#contract/kit/endpoint.ts'
import { countedLines, type ImportRow } from '#server/import/import.data.ts'
import type { Context } from '#server/kit/context.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { hungAmong } from '#server/kit/list/hanging.ts'
import { forbidden, Refusal } from '#server/kit/refuse.ts'

const BATCH = 1000

type Why = ImportInfo['kept'][number]['why']
interface Trace {
  readonly line: number
  readonly record_id: number
  readonly version: number
  readonly before: Record<string, unknown> | null
}
interface Undo {
  readonly stored: ImportRow
  readonly importer: Importer
  readonly ctx: Context
}

const tracesOf = async ({ stored, ctx }: Undo, outcome: 'created' | 'updated'): Promise<Trace[]> => {
  const { rows } = await sql<Trace>`select line, record_id, version, before from import_lines
    where import_id = ${stored.id} and outcome = ${outcome} order by record_id`.execute(ctx.db)
  return rows
}

/** Reasons why records have to stay; those without one can be undone. */
const reasonsToKeep = async (traces: readonly Trace[], { stored, importer, ctx }: Undo, used: boolean) => {
  const ids = traces.map((it) => it.record_id)
  const rows = new Map((await importer.locked(ids, ctx)).map((row) => [row.id, row]))
  const since = importer.hangs ? stored.moved_at : null
  // Anything that people wrote on a record since counts as its use.
  const inUse = used
    ? (await importer.used(ids, ctx)).union(await hungAmong(importer.noun.thing, ids, { db: ctx.db, since }))
    : new Set<number>()
  return new Map(
    traces.flatMap(({ line, record_id, version }): [number, Why][] => {
      const row = rows.get(record_id)
      if (!row || row.deleted_at !== null) return [[line, 'gone']]
      if (row.version !== version) return [[line, 'changed']]
      return inUse.has(record_id) ? [[line, 'used']] : []
    }),
  )
}

const removeCreated = async (traces: readonly Trace[], undo: Undo): Promise<Map<number, Why>> => {
  const { importer, ctx, stored } = undo
  const kept = await reasonsToKeep(traces, undo, true)
  const gone = traces.filter(({ line }) => !kept.has(line)).map(({ record_id }) => record_id)
  await importer.drop(gone, { ctx, detail: { import_id: stored.id } })
  return kept
}

/** Restores the former fields; a record stays when that is refused, for example because another one has the name
 * now. */
const putBack = async (traces: readonly Trace[], undo: Undo): Promise<Map<number, Why>> => {
  const { importer, ctx, stored } = undo
  const kept = await reasonsToKeep(traces, undo, false)
  for (const { line, record_id: id, version, before } of traces) {
    if (kept.has(line)) continue
    await sql`savepoint put_back`.execute(ctx.db)
    try {
      await importer.change({ ...before, id, version }, { ctx, detail: { import_id: stored.id } })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await sql`rollback to savepoint put_back`.execute(ctx.db)
      kept.set(line, 'changed')
    }
    await sql`release savepoint put_back`.execute(ctx.db)
  }
  return kept
}

/**
 * Takes back what an import wrote, by ids with the versions that it left: what was changed, used or deleted since stays,
 * and its line says why.
 */
export const undoImport = async (undo: Undo): Promise<void> => {
  const { stored, importer, ctx } = undo
  const [created, updated] = [await tracesOf(undo, 'created'), await tracesOf(undo, 'updated')]
  if (created.length > 0 && !passes(importer.can.delete, ctx.may)) return forbidden()
  if (updated.length > 0 && !passes(importer.can.edit, ctx.may)) return forbidden()
  const kept = new Map<number, Why>()
  for (const [traces, takeBack] of [
    [created, removeCreated],
    [updated, putBack],
  ] as const)
    for (let from = 0; from < traces.length; from += BATCH)
      for (const [line, why] of await takeBack(traces.slice(from, from + BATCH), undo)) kept.set(line, why)
  const marks = [...kept].map(([line, why]) => ({ line, why }))
  await sql`update import_lines l set kept = x.why
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as x (line int, why text)
    where l.import_id = ${stored.id} and l.line = x.line`.execute(ctx.db)
  // A run of valid lines that the undo stops has written fewer lines than its dry run counted.
  const counts = await countedLines(ctx.db, stored.id)
  const undone = created.length + updated.length - kept.size
  await ctx.db
    .updateTable('imports')
    .set({ ...counts, state: 'undone', undone, moved_at: ctx.now })
    .where('id', '=', stored.id)
    .execute()
  const { thing } = importer.noun
  const detail = { import_id: stored.id, file: stored.name, undone, kept: kept.size }
  await ctx.audit({ event: `${thing}.importUndone`, thing, detail })
}
