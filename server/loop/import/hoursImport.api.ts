import { hoursCalls, hoursVentures, type HoursNames } from '#contract/loop/import/hoursImport.ts'
import { loopType } from '#contract/loop/loop.states.ts'
import { beginCheck } from '#server/import/begin.data.ts'
import { infoOf, linesOf, ownImport, type ImportRow } from '#server/import/import.data.ts'
import { runImport } from '#server/import/run.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import type { Line } from '#server/kit/import/table.ts'
import { livingRecords, lookupHandler } from '#server/kit/list/lookup.ts'
import { notFound } from '#server/kit/refuse.ts'
import { cellOf } from '#server/loop/import/entry.ts'
import { dayOrderOf, namesIn, optionsOf, toolIn, type HoursOptions } from '#server/loop/import/file.data.ts'
import { hoursImporter } from '#server/loop/import/importer.data.ts'
import { meaningsOf, rememberNames, shownNames, type Chosen } from '#server/loop/import/names.data.ts'
import { hoursPlaces } from '#server/loop/import/recognise.ts'

const nothing: Chosen = { people: {}, projects: {}, tasks: {} }

/** One's own file of hours. */
const ownFile = async ({ db, user }: Context, id: number): Promise<ImportRow> => {
  const stored = await ownImport(db, id, user.id)
  return stored.thing === hoursImporter.noun.thing ? stored : notFound()
}

const untimedIn = (lines: readonly Line[], stored: ImportRow): number => {
  const places = hoursPlaces(toolIn(stored), stored.headers)
  return lines.filter(({ cells }) => cellOf(cells, 'startTime', { places }) === '').length
}

/** Settings that a file begins with. */
const begunWith = (lines: readonly Line[], stored: ImportRow, ctx: Context): Omit<HoursOptions, keyof Chosen> => ({
  zone: ctx.user.zone,
  days: dayOrderOf(lines, { places: hoursPlaces(toolIn(stored), stored.headers) }).days,
  make: false,
  paid: false,
  tipo: loopType.of.other,
})

const namesOf = async (stored: ImportRow, ctx: Context): Promise<HoursNames> => {
  const tool = toolIn(stored)
  const places = hoursPlaces(tool, stored.headers)
  const lines = await linesOf(ctx.db, stored.id)
  const chosen = optionsOf(stored.options)
  const { zone, days, make, paid, tipo } = chosen ?? begunWith(lines, stored, ctx)
  const names = namesIn(lines, { places })
  const meanings = await meaningsOf(ctx.db, names, { tool, chosen: chosen ?? nothing })
  return {
    tool,
    zone,
    days,
    make,
    paid,
    tipo,
    unclear: dayOrderOf(lines, { places }).unclear,
    untimed: untimedIn(lines, stored),
    ...shownNames(names, meanings),
  }
}

type Ids = Readonly<Record<string, number | null>>

/** Names that a person chose for a file, as they are remembered for the next one. */
const chosenNames = (given: Ids, meant: Ids) =>
  Object.entries(given).flatMap(([key, id]) => (id === null || key === '' || meant[key] !== id ? [] : [{ key, id }]))

/** Freezes what the names of a file mean now, so that the import writes what the dry run showed. */
const settled = async (id: number, { people, projects, tasks, ...rest }: HoursOptions, ctx: Context) => {
  const stored = await ownFile(ctx, id)
  const tool = toolIn(stored)
  const lines = await linesOf(ctx.db, id)
  const names = namesIn(lines, { places: hoursPlaces(tool, stored.headers) })
  const meant = await meaningsOf(ctx.db, names, { tool, chosen: { people, projects, tasks } })
  const all = (of: readonly { key: string }[], found: ReadonlyMap<string, number>) =>
    Object.fromEntries(of.map(({ key }) => [key, found.get(key) ?? null]))
  return {
    stored,
    options: {
      ...rest,
      people: all(names.people, meant.people),
      projects: all(names.projects, meant.projects),
      tasks: all(names.tasks, meant.tasks),
    },
  }
}

const importers = [hoursImporter]

/** Hours from other time trackers' files; the import's own calls take the file, write it and take it back. */
export const hoursImportApi = [
  lookupHandler(hoursVentures, livingRecords('ventures')),
  handle(hoursCalls.names, async (ctx, { id }) => ({ data: await namesOf(await ownFile(ctx, id), ctx) })),
  handle(
    hoursCalls.check,
    async (ctx, { id, ...given }) => {
      const { stored, options } = await settled(id, given, ctx)
      const { mapping, match } = stored
      const begun = await beginCheck(
        { id, importerOf: () => hoursImporter, ctx },
        { mapping, match, existing: 'skip', fixed: {}, choices: {}, options },
      )
      const tool = toolIn(stored)
      for (const [kind, names] of [
        ['person', chosenNames(given.people, options.people)],
        ['project', chosenNames(given.projects, options.projects)],
        ['task', chosenNames(given.tasks, options.tasks)],
      ] as const)
        await rememberNames(ctx.db, { tool, kind, names })
      const { db, services, request } = ctx
      if (begun) await runImport({ db, services, request, importers }, id)
      return { data: await infoOf(db, await ownFile(ctx, id), hoursImporter) }
    },
    { transaction: false },
  ),
]
