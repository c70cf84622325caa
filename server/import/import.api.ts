import { importCalls, type ImportInfo } from '#contract/import/import.ts'
import { passes } from '#contract/kit/endpoint.ts'
import { beginCheck, beginWrite, heldImport, takeFile } from '#server/import/begin.data.ts'
import { failedPage, failedSheet, templateSheet } from '#server/import/file.data.ts'
import { briefOf, importsOf, infoOf, ownImport } from '#server/import/import.data.ts'
import { runImport } from '#server/import/run.data.ts'
import { undoImport } from '#server/import/undo.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'

/** A noun that reads files in its own way has calls of its own for how. */
const byColumns = (importer: Importer): Importer => (importer.plan ? notFound() : importer)

/** Calls of imports for all nouns that take files; each asks for the permission to create records of its noun. */
export const importApi = (importers: readonly Importer[]): readonly Handler[] => {
  const nounIn =
    (ctx: Context) =>
    (thing: string): Importer => {
      const importer = importers.find(({ noun }) => noun.thing === thing) ?? notFound()
      return passes(importer.can.open, ctx.may) && passes(importer.can.create, ctx.may) ? importer : forbidden()
    }
  const own = async (ctx: Context, id: number) => {
    const stored = await ownImport(ctx.db, id, ctx.user.id)
    return { stored, importer: nounIn(ctx)(stored.thing) }
  }
  const answer = async (ctx: Context, id: number): Promise<{ data: ImportInfo }> => {
    const { stored, importer } = await own(ctx, id)
    return { data: await infoOf(ctx.db, stored, importer) }
  }
  /** Begins in a transaction of its own, and runs a short import before the answer. */
  const begun = async (ctx: Context, id: number, begin: () => Promise<boolean>) => {
    const { db, services, request } = ctx
    if (await begin()) await runImport({ db, services, request, importers }, id)
    return answer(ctx, id)
  }
  const apart = { transaction: false }

  return [
    handle(importCalls.create, async (ctx, { thing, name, file }) => {
      const importer = nounIn(ctx)(thing)
      const stored = await takeFile({ name, file }, { importer, ctx })
      ctx.status(201)
      return { data: await infoOf(ctx.db, stored, importer) }
    }),
    handle(importCalls.list, async (ctx, { thing }) => {
      nounIn(ctx)(thing)
      return { data: (await importsOf(ctx.db, ctx.user.id, thing)).map(briefOf) }
    }),
    handle(importCalls.template, async (ctx, { thing }) => templateSheet(byColumns(nounIn(ctx)(thing)), ctx)),
    handle(importCalls.show, (ctx, { id }) => answer(ctx, id)),
    handle(
      importCalls.check,
      (ctx, { id, ...settings }) => {
        const importerOf = (thing: string) => byColumns(nounIn(ctx)(thing))
        return begun(ctx, id, () => beginCheck({ id, importerOf, ctx }, settings))
      },
      apart,
    ),
    handle(
      importCalls.run,
      (ctx, { id, only_valid }) => begun(ctx, id, () => beginWrite({ id, importerOf: nounIn(ctx), ctx }, only_valid)),
      apart,
    ),
    handle(importCalls.errors, async (ctx, { id, page, per_page }) => {
      const { stored } = await own(ctx, id)
      return failedPage(stored, { page, per_page }, ctx)
    }),
    handle(importCalls.failed, async (ctx, { id }) => failedSheet((await own(ctx, id)).stored, ctx)),
    handle(importCalls.undo, async (ctx, { id }) => {
      const { stored, importer } = await heldImport(ctx.db, { id, importerOf: nounIn(ctx), ctx })
      if (stored.state === 'undone') return answer(ctx, id)
      if (stored.state !== 'done' && !(stored.state === 'writing' && stored.only_valid))
        return refuse('import.stateChanged', { status: 409 })
      await undoImport({ stored, importer, ctx })
      return answer(ctx, id)
    }),
  ]
}
