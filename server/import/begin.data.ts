import { z } from 'zod'
import type { Choices, ImportInfo } from '#contract/import/import.ts'
import { passes } from '#contract/kit/endpoint.ts'
import { IMPORT_COLUMNS } from '#contract/kit/import/import.ts'
import type { WordKey } from '#contract/words.ts'
import type { Db } from '#server/db/open.ts'
import {
  clearOutcomes,
  dropUnwritten,
  keepLines,
  lockedImport,
  ownImport,
  rememberedHeaders,
  rememberHeaders,
  type ImportRow,
} from '#server/import/import.data.ts'
import type { Context } from '#server/kit/context.ts'
import { guessChoices, presetFor, presetMapping, seenIn } from '#server/kit/import/guess.ts'
import { guessMapping } from '#server/kit/import/mapping.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { tableOf, textOf } from '#server/kit/import/table.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'

/** Most lines of a file that a call imports itself; a job does a longer one, so that nobody waits for the answer. */
const AT_ONCE = 500
/** Milliseconds without progress after which an import counts as interrupted. */
const STILL_MS = 60_000

/** Most files of a person that are not imported yet. */
const UNWRITTEN_MOST = 20

/** Job that works on an import. */
export const importRun = { name: 'import.run', payload: z.object({ id: z.number().int() }) }

export interface Settings {
  readonly mapping: (string | null)[]
  readonly match: string
  readonly existing: ImportInfo['existing']
  readonly fixed: Record<string, number>
  readonly choices: Choices
  /** What else the noun asks about a file. */
  readonly options?: object
}

interface At {
  readonly importer: Importer
  readonly ctx: Context
}

/** Stores the lines of a file, with a first guess of its columns. */
export const takeFile = async (
  { name, file }: { name: string; file: string },
  { importer, ctx }: At,
): Promise<ImportRow> => {
  const { headers, lines, delimiter } = tableOf(textOf(Buffer.from(file, 'base64')))
  const { noun, imports } = importer
  const columns = importer.columns(ctx)
  const remembered = await rememberedHeaders(ctx.db, ctx.user.id, noun.thing)
  const preset = importer.presetOf?.(headers) ?? presetFor(imports.presets ?? [], headers)
  const mapping = preset
    ? presetMapping(preset, headers, {
        offered: columns.map(({ field }) => field),
        many: columns.flatMap(({ field, many }) => (many ? [field] : [])),
      })
    : guessMapping(headers, { columns, entries: noun.words.entries, remembered })
  const seen = seenIn(lines, headers.length)
  const row = await ctx.db
    .insertInto('imports')
    .values({
      user_id: ctx.user.id,
      thing: noun.thing,
      name,
      state: 'mapping',
      headers: JSON.stringify(headers),
      mapping: JSON.stringify(mapping),
      match: imports.match.find((field) => mapping.includes(field)) ?? imports.match[0],
      existing: 'skip',
      preset: preset?.key ?? null,
      choices: JSON.stringify(guessChoices(imports, { mapping, seen })),
      seen: JSON.stringify(seen),
      delimiter,
      lines: lines.length,
      created_at: ctx.now,
      moved_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepLines(ctx.db, row.id, lines)
  await dropUnwritten(ctx.db, { user_id: ctx.user.id, keep: UNWRITTEN_MOST })
  return row
}

const invalid = (path: string, word: WordKey, status = 422): never =>
  refuse(status === 403 ? word : 'common.invalid', { status, fields: { [path]: word } })

/** Refuses too many columns, those that the person does not see, and one that is given twice. */
const checkColumns = (mapping: Settings['mapping'], { importer, ctx }: At): void => {
  if (mapping.filter((field) => field !== null).length > IMPORT_COLUMNS)
    refuse('import.tooManyChosen', { params: { max: IMPORT_COLUMNS }, fields: { mapping: 'import.tooManyChosen' } })
  const seen = importer.columns(ctx).map(({ field }) => field)
  for (const [at, field] of mapping.entries()) {
    if (field === null) continue
    const path = `mapping.${at}`
    const known = importer.imports.columns.some((column) => column.field === field)
    if (!known) invalid(path, 'common.fieldChoice')
    if (!seen.includes(field)) invalid(path, 'common.columnHidden', 403)
    const many = importer.imports.columns.some((column) => column.field === field && column.many)
    if (!many && mapping.indexOf(field) !== at) invalid(path, 'import.twice')
  }
}

/** Refuses fixed fields that the noun does not offer, and a missing one. */
const checkFixed = (fixed: Settings['fixed'], { imports }: Importer): void => {
  const known = Object.keys(imports.fixed ?? {})
  for (const field of Object.keys(fixed)) if (!known.includes(field)) invalid(`fixed.${field}`, 'common.fieldChoice')
  for (const field of known) if (fixed[field] === undefined) invalid(`fixed.${field}`, 'common.fieldRequired')
}

/** Refuses a mapping without a required column. */
const checkRequired = (mapping: Settings['mapping'], { importer, ctx }: At): void => {
  const lacking = importer.columns(ctx).find(({ field, required }) => required && !mapping.includes(field))
  if (!lacking) return
  const title = importer.noun.words.entries[`column_${lacking.column}`]?.[ctx.locale === 'pt' ? 0 : 1]
  refuse('import.lacking', { params: { name: title ?? lacking.field }, extra: { lacking: lacking.field } })
}

/** Refuses settings that are incomplete, excessive or not allowed for this person. */
const checkSettings = ({ headers }: ImportRow, given: Settings, at: At): void => {
  const { mapping, match, existing } = given
  // A noun with a plan of its own has no columns to choose.
  if (at.importer.plan) return
  if (mapping.length !== headers.length) invalid('mapping', 'common.fieldInvalid')
  checkColumns(mapping, at)
  checkRequired(mapping, at)
  checkFixed(given.fixed, at.importer)
  const seen = at.importer.columns(at.ctx).some(({ field }) => field === match)
  if (!seen || !at.importer.imports.match.includes(match)) invalid('match', 'common.fieldChoice')
  if (existing === 'update' && !passes(at.importer.can.edit, at.ctx.may)) forbidden()
}

const isStill = (it: ImportRow, now: Date): boolean => now.getTime() - Date.parse(it.moved_at) > STILL_MS

const pastThis = (): never => refuse('import.stateChanged', { status: 409 })

interface Step {
  readonly id: number
  readonly importerOf: (thing: string) => Importer
  readonly ctx: Context
}

/** Locks one's own import, and finds its noun. */
export const heldImport = async (db: Db, { id, importerOf, ctx }: Step) => {
  await ownImport(db, id, ctx.user.id)
  const stored = await lockedImport(db, id)
  return { stored, importer: importerOf(stored.thing) }
}

/** Starts an import; a long one is queued with the same transaction. True when the caller is to run it at once. */
const underWay = async (db: Db, stored: ImportRow, ctx: Context): Promise<boolean> => {
  if (stored.lines > AT_ONCE) await ctx.services.queue.send(db, importRun, { id: stored.id })
  return stored.lines <= AT_ONCE
}

/** Stores how the file is to be read, and starts its dry run. */
export const beginCheck = (step: Step, given: Settings): Promise<boolean> =>
  step.ctx.transaction(async (db) => {
    const { ctx } = step
    const { stored, importer } = await heldImport(db, step)
    const open =
      stored.state === 'mapping' ||
      stored.state === 'checked' ||
      (stored.state === 'checking' && isStill(stored, ctx.now))
    if (!open) return pastThis()
    checkSettings(stored, given, { importer, ctx })
    await rememberHeaders(db, stored, given.mapping)
    await clearOutcomes(db, stored.id)
    await db
      .updateTable('imports')
      .set({
        state: 'checking',
        mapping: JSON.stringify(given.mapping),
        match: given.match,
        existing: given.existing,
        fixed: JSON.stringify(given.fixed),
        choices: JSON.stringify(given.choices),
        options: JSON.stringify(given.options ?? {}),
        done: 0,
        moved_at: ctx.now,
      })
      .where('id', '=', stored.id)
      .execute()
    return underWay(db, stored, ctx)
  })

/** Starts the import itself. One that is written, or being written, stays as it is. */
export const beginWrite = (step: Step, only_valid: boolean): Promise<boolean> =>
  step.ctx.transaction(async (db) => {
    const { ctx } = step
    const { stored } = await heldImport(db, step)
    if (stored.state === 'done') return false
    if (stored.state === 'writing') return isStill(stored, ctx.now) ? underWay(db, stored, ctx) : false
    if (stored.state !== 'checked') return pastThis()
    if (stored.failed > 0 && !only_valid) return refuse('import.notClean', { status: 409 })
    await clearOutcomes(db, stored.id)
    await db
      .updateTable('imports')
      .set({ state: 'writing', only_valid, done: 0, moved_at: ctx.now })
      .where('id', '=', stored.id)
      .execute()
    return underWay(db, stored, ctx)
  })
