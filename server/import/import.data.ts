import { sql } from 'kysely'
import type { ImportInfo } from '#contract/import/import.ts'
import { plainText } from '#contract/kit/import/import.ts'
import { beginningOf } from '#contract/kit/text.ts'
import type { Db } from '#server/db/open.ts'
import type { ImportedLine, Importer } from '#server/kit/import/source.ts'
import { SHOWN_MAX, type Line } from '#server/kit/import/table.ts'
import type { Written } from '#server/kit/import/write.ts'
import { notFound } from '#server/kit/refuse.ts'

const PREVIEW = 5
const KEPT_NAMES = 100

const row = (db: Db) => db.selectFrom('imports').selectAll()
export type ImportRow = Awaited<ReturnType<ReturnType<typeof row>['execute']>>[number]

/** One's own import; another person's does not exist. */
export const ownImport = async (db: Db, id: number, user_id: number): Promise<ImportRow> =>
  (await row(db).where('id', '=', id).where('user_id', '=', user_id).executeTakeFirst()) ?? notFound()

/** Same under its lock, so that two calls about one import run one after the other. */
export const lockedImport = async (db: Db, id: number): Promise<ImportRow> =>
  (await row(db).where('id', '=', id).forUpdate().executeTakeFirst()) ?? notFound()

export const importsOf = (db: Db, user_id: number, thing: string): Promise<ImportRow[]> =>
  row(db).where('user_id', '=', user_id).where('thing', '=', thing).orderBy('id', 'desc').limit(50).execute()

export const linesOf = (db: Db, import_id: number): Promise<Line[]> =>
  db.selectFrom('import_lines').select(['line', 'cells']).where('import_id', '=', import_id).orderBy('line').execute()

/** Deletes all but the newest files that a person has not imported: sent without end they would fill the database. */
export const dropUnwritten = async (db: Db, { user_id, keep }: { user_id: number; keep: number }): Promise<void> => {
  await sql`delete from imports where id in (
    select id from imports where user_id = ${user_id} and state in ('mapping', 'checked')
    order by id desc offset ${keep})`.execute(db)
}

/** Those of the lines that have no outcome yet. */
export const openAmong = async (db: Db, import_id: number, lines: readonly number[]): Promise<ReadonlySet<number>> => {
  const rows = await db
    .selectFrom('import_lines')
    .select('line')
    .where('import_id', '=', import_id)
    .where('outcome', 'is', null)
    .where('line', 'in', lines)
    .execute()
  return new Set(rows.map((it) => it.line))
}

export const keepLines = async (db: Db, import_id: number, lines: readonly Line[]): Promise<void> => {
  await sql`insert into import_lines (import_id, line, cells)
    select ${import_id}, line, cells from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x (line int, cells jsonb)`.execute(
    db,
  )
}

/** Stores the outcomes of lines, in the transaction of their records. */
export const keepOutcomes = async (db: Db, import_id: number, written: readonly Written[]): Promise<void> => {
  if (written.length === 0) return
  await sql`update import_lines l set outcome = x.outcome, record_id = x.record_id, version = x.version,
      before = x.before, reasons = x.reasons, kept = null
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as x (line int, outcome text, record_id int, version int, before jsonb, reasons jsonb)
    where l.import_id = ${import_id} and l.line = x.line`.execute(db)
}

/** Deletes the outcomes of a dry run. */
export const clearOutcomes = async (db: Db, import_id: number): Promise<void> => {
  await sql`update import_lines set outcome = null, record_id = null, version = null, before = null, reasons = null
    where import_id = ${import_id} and (outcome is not null or reasons is not null)`.execute(db)
}

export const countsOf = (written: readonly Written[]) => {
  const counts = { created: 0, updated: 0, skipped: 0, failed: 0 }
  for (const { outcome } of written) counts[outcome] += 1
  return counts
}

/** Counts the outcomes of the lines. */
export const countedLines = async (db: Db, import_id: number) => {
  const { rows } = await sql<{ created: number; updated: number; skipped: number; failed: number }>`
    select count(*) filter (where outcome = 'created') as created, count(*) filter (where outcome = 'updated') as updated,
      count(*) filter (where outcome = 'skipped') as skipped, count(*) filter (where outcome = 'failed') as failed
    from import_lines where import_id = ${import_id}`.execute(db)
  return rows[0] ?? { created: 0, updated: 0, skipped: 0, failed: 0 }
}

/** Lines of an import that created or changed records. */
export const writtenOf = async (db: Db, import_id: number): Promise<ImportedLine[]> => {
  const { rows } = await sql<ImportedLine>`select record_id, cells, before from import_lines
    where import_id = ${import_id} and outcome in ('created', 'updated') order by line`.execute(db)
  return rows
}

/** Last field that a person chose for each header of a noun's files. */
export const rememberedHeaders = async (
  db: Db,
  user_id: number,
  thing: string,
): Promise<ReadonlyMap<string, string | null>> => {
  const rows = await db
    .selectFrom('import_headers')
    .select(['header', 'field'])
    .where('user_id', '=', user_id)
    .where('thing', '=', thing)
    .execute()
  return new Map(rows.map((it) => [it.header, it.field]))
}

export const rememberHeaders = async (db: Db, { user_id, thing, headers }: ImportRow, mapping: (string | null)[]) => {
  const named = headers.map((header, at) => ({ header: plainText(header), field: mapping[at] ?? null }))
  // Of two headers with the same name the one with a field counts.
  const known = new Map(
    named.toSorted((a, b) => Number(a.field !== null) - Number(b.field !== null)).map((it) => [it.header, it.field]),
  )
  known.delete('')
  if (known.size === 0) return
  await db
    .insertInto('import_headers')
    .values([...known].map(([header, field]) => ({ user_id, thing, header, field })))
    .onConflict((on) =>
      on.columns(['user_id', 'thing', 'header']).doUpdateSet((to) => ({ field: to.ref('excluded.field') })),
    )
    .execute()
}

/** An import without the details of its own page. */
export const briefOf = (stored: ImportRow): ImportInfo => {
  const { user_id: _, only_valid: __, delimiter: ___, options: ____, ...info } = stored
  const kept_count = stored.state === 'undone' ? stored.created + stored.updated - stored.undone : 0
  return { ...info, seen: [], preview: [], kept: [], kept_count }
}

/** An import for its person; the importer names the records that an undo kept. */
export const infoOf = async (
  db: Db,
  stored: ImportRow,
  { table, label = sql`t.nome` }: Pick<Importer, 'table' | 'label'>,
): Promise<ImportInfo> => {
  const first = await db
    .selectFrom('import_lines')
    .select('cells')
    .where('import_id', '=', stored.id)
    .orderBy('line')
    .limit(PREVIEW)
    .execute()
  const { rows: kept } = await sql<ImportInfo['kept'][number]>`
    select t.id, ${label} as nome, l.kept as why from import_lines l join ${sql.table(table)} t on t.id = l.record_id
    where l.import_id = ${stored.id} and l.kept is not null order by l.line limit ${KEPT_NAMES}`.execute(db)
  const preview = first.map(({ cells }) => cells.map((cell) => beginningOf(cell, SHOWN_MAX)))
  return { ...briefOf(stored), seen: stored.seen, preview, kept }
}
