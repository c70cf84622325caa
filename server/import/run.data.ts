import { sql } from 'kysely'
import { passes } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/db/open.ts'
import {
  clearOutcomes,
  countedLines,
  countsOf,
  keepOutcomes,
  linesOf,
  lockedImport,
  openAmong,
  writtenOf,
  type ImportRow,
} from '#server/import/import.data.ts'
import { progressOf } from '#server/import/progress.data.ts'
import { actorIn, type ActorFrame } from '#server/kit/actor.ts'
import type { Context } from '#server/kit/context.ts'
import { assumedIn } from '#server/kit/import/assumed.ts'
import { planOf } from '#server/kit/import/plan.ts'
import type { Planned } from '#server/kit/import/planned.ts'
import type { Importer } from '#server/kit/import/source.ts'
import type { Line } from '#server/kit/import/table.ts'
import { writeLines, type Written } from '#server/kit/import/write.ts'
import { tellThings } from '#server/kit/live/live.ts'
import { forbidden } from '#server/kit/refuse.ts'

/** Lines written at once. */
const BATCH = 250
/** Milliseconds of pause, enough for calls that arrived meanwhile. */
const PAUSE_MS = 10
const LOCK = 7_210_522

export interface RunFrame extends Omit<ActorFrame, 'user_id'> {
  /** The plain database: the run opens its own transactions. */
  readonly db: Db
  readonly importers: readonly Importer[]
}

interface Run extends RunFrame {
  readonly stored: ImportRow
  readonly importer: Importer
}

/**
 * Lets others in. The embedded database works in the server's own thread and answers without ever leaving it: a long row of
 * statements would keep every call waiting until its end.
 */
const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))

/** Takes the import's lock, so that one server alone runs it. */
const alone = (db: Db, id: number) => sql`select pg_advisory_xact_lock(${LOCK}, ${id})`.execute(db)

/** The import's person at this moment; refused where they may no longer make these writes. */
const writerIn = async (db: Db, { stored, importer, services, request }: Run): Promise<Context> => {
  const ctx = await actorIn(db, { services, user_id: stored.user_id, request })
  const may =
    passes(importer.can.open, ctx.may) &&
    passes(importer.can.create, ctx.may) &&
    (stored.existing !== 'update' || passes(importer.can.edit, ctx.may))
  return may ? ctx : forbidden()
}

/** What each line would write, by the noun's own reading of a file where it has one. */
const plannedOf = (lines: readonly Line[], { stored, importer }: Run, ctx: Context): Promise<Planned[]> =>
  importer.plan ? importer.plan(lines, stored, ctx) : planOf(lines, stored, { importer, ctx })

const batchesOf = (planned: readonly Planned[]): Planned[][] =>
  Array.from({ length: Math.ceil(planned.length / BATCH) }, (_, at) => planned.slice(at * BATCH, (at + 1) * BATCH))

const detailOf = ({ stored }: Run) => ({ import_id: stored.id })

/** Writes every line by the noun's own writes, in one transaction. */
const writeAll = async (run: Run, ctx: Context, onProgress: (done: number) => void): Promise<Written[]> => {
  const { stored, importer } = run
  const planned = await plannedOf(await linesOf(ctx.db, stored.id), run, ctx)
  const written: Written[] = []
  for (const batch of batchesOf(planned)) {
    written.push(...(await writeLines(batch, { importer, ctx, settings: stored, detail: detailOf(run) })))
    onProgress(written.length)
    await pause(0)
  }
  return written
}

const settingsOf = (it: ImportRow): string =>
  JSON.stringify([it.state, it.mapping, it.match, it.existing, it.fixed, it.choices, it.options])
const sameSettings = (a: ImportRow, b: ImportRow): boolean => settingsOf(a) === settingsOf(b)

/** Stores the outcomes of a run that wrote nothing. */
const report = ({ db, stored, services }: Run, written: readonly Written[], assumed = stored.assumed): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!sameSettings(await lockedImport(tx, stored.id), stored)) return
    await clearOutcomes(tx, stored.id)
    await keepOutcomes(
      tx,
      stored.id,
      written.filter(({ outcome }) => outcome === 'failed'),
    )
    await tx
      .updateTable('imports')
      .set({ ...countsOf(written), state: 'checked', done: stored.lines, moved_at: services.now() })
      .set({ assumed: JSON.stringify(assumed) })
      .where('id', '=', stored.id)
      .execute()
  })

/** Stores the outcomes of an import in its own transaction; returns the effect for after the commit. */
const conclude = async (run: Run, ctx: Context): Promise<() => void> => {
  const { stored, importer } = run
  const counts = await countedLines(ctx.db, stored.id)
  await ctx.db
    .updateTable('imports')
    .set({ ...counts, state: 'done', done: stored.lines, moved_at: ctx.now })
    .where('id', '=', stored.id)
    .execute()
  const { thing } = importer.noun
  const tell = await importer.concluded?.(await writtenOf(ctx.db, stored.id), stored, ctx)
  await ctx.audit({ event: `${thing}.imported`, thing, detail: { ...detailOf(run), file: stored.name, ...counts } })
  const told = [tell, () => tellThings(run.services.live, [thing])]
  return () => told.forEach((effect) => effect?.())
}

type Trial = { readonly written: readonly Written[]; readonly keep: boolean }

/** Runs a transaction that is committed or rolled back as a whole; returns its outcomes either way. */
const tried = async (run: Run, work: (tx: Db) => Promise<Trial>): Promise<Trial> => {
  let result: Trial = { written: [], keep: true }
  const taken = new Error('taken back')
  await run.db
    .transaction()
    .execute(async (tx) => {
      result = await work(tx)
      if (!result.keep) throw taken
    })
    .catch((error: unknown) => {
      if (error !== taken) throw error
    })
  return result
}

/** True while an import still waits for this run: nobody has done it, or changed its settings, meanwhile. */
const isWanted = async (tx: Db, { stored }: Run): Promise<boolean> =>
  sameSettings(await tx.selectFrom('imports').selectAll().where('id', '=', stored.id).executeTakeFirstOrThrow(), stored)

/**
 * The dry run: the same writes, some lines at a time, each time taken back, so that the one connection of the embedded
 * database is anybody's in between. Two lines that are refused only together are found by the import itself.
 */
const runDry = async (run: Run): Promise<void> => {
  const { db, stored, importer, services } = run
  const reader = await writerIn(db, run)
  const lines = await linesOf(db, stored.id)
  const planned = await plannedOf(lines, run, reader)
  const found: Written[] = []
  for (const batch of batchesOf(planned)) {
    await pause(PAUSE_MS)
    const { written, keep } = await tried(run, async (tx) => {
      await alone(tx, stored.id)
      if (!(await isWanted(tx, run))) return { written: [], keep: true }
      const ctx = await writerIn(tx, run)
      return {
        written: await writeLines(batch, { importer, ctx, settings: stored, detail: detailOf(run) }),
        keep: false,
      }
    })
    if (keep) return
    found.push(...written)
    const moved = { done: found.length, moved_at: services.now() }
    await db.updateTable('imports').set(moved).where('id', '=', stored.id).where('state', '=', stored.state).execute()
  }
  await report(run, found, assumedIn(lines, stored, { importer, ctx: reader }))
}

/** Imports all lines or none: any failure rolls everything back. */
const runWhole = async (run: Run): Promise<void> => {
  const progress = progressOf(run)
  let tell: (() => void) | undefined
  const { written, keep } = await tried(run, async (tx) => {
    await alone(tx, run.stored.id)
    if (!(await isWanted(tx, run))) return { written: [], keep: true }
    const ctx = await writerIn(tx, run)
    const all = await writeAll(run, ctx, progress.at)
    const clean = all.every(({ outcome }) => outcome !== 'failed')
    if (!clean) return { written: all, keep: false }
    await keepOutcomes(tx, run.stored.id, all)
    tell = await conclude(run, ctx)
    return { written: all, keep: true }
  })
  await progress.ended()
  if (!keep) await report(run, written)
  else tell?.()
}

/** Imports the valid lines in batches, each with its outcomes in one transaction. */
const runValid = async (run: Run): Promise<void> => {
  const { db, stored, importer, services } = run
  const reader = await writerIn(db, run)
  const lines = await linesOf(db, stored.id)
  const planned = await plannedOf(lines, run, reader)
  const inState = <T>(work: (tx: Db) => Promise<T>): Promise<T | undefined> =>
    db.transaction().execute(async (tx) => {
      await alone(tx, stored.id)
      return (await lockedImport(tx, stored.id)).state === stored.state ? work(tx) : undefined
    })
  for (const [at, batch] of batchesOf(planned).entries()) {
    await pause(PAUSE_MS)
    await inState(async (tx) => {
      const open = await openAmong(
        tx,
        stored.id,
        batch.map(({ line }) => line),
      )
      const ctx = await writerIn(tx, run)
      const rows = batch.filter(({ line }) => open.has(line))
      const written = await writeLines(rows, { importer, ctx, settings: stored, detail: detailOf(run) })
      await keepOutcomes(tx, stored.id, written)
      const done = Math.min((at + 1) * BATCH, stored.lines)
      await tx.updateTable('imports').set({ done, moved_at: services.now() }).where('id', '=', stored.id).execute()
    })
  }
  const tell = await inState(async (tx) => conclude(run, await writerIn(tx, run)))
  tell?.()
}

/** Resets the state so that its person can begin again; lines that a run has written stay written. */
const stepBack = async ({ db, stored, services }: Run): Promise<void> => {
  if (stored.state === 'writing' && stored.only_valid) return
  await db
    .updateTable('imports')
    .set({ state: stored.state === 'checking' ? 'mapping' : 'checked', moved_at: services.now() })
    .where('id', '=', stored.id)
    .where('state', '=', stored.state)
    .execute()
}

/** Does the next step of an import by its state; nothing when it was done meanwhile. */
export const runImport = async (frame: RunFrame, id: number): Promise<void> => {
  const stored = await frame.db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
  const importer = frame.importers.find(({ noun }) => noun.thing === stored?.thing)
  if (!stored || !importer || (stored.state !== 'checking' && stored.state !== 'writing')) return
  const run = { ...frame, stored, importer }
  try {
    if (stored.state === 'checking') await runDry(run)
    else await (stored.only_valid ? runValid(run) : runWhole(run))
  } catch (error) {
    await stepBack(run)
    throw error
  }
}
