import { sql } from 'kysely'
import { resourceCalls, PREVIEW_MAX, type LibraryVenture, type ResourceFile } from '#contract/resource/page.ts'
import { resourceNoun } from '#contract/resource/resource.noun.ts'
import { resourceCrud, resourceList, type ResourceRow } from '#contract/resource/resource.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, record, type ListSource } from '#server/kit/list/source.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { ofReachedVentures, reachedVentures } from '#server/venture/reach.data.ts'

const source: ListSource<ResourceRow, keyof typeof resourceList.filters> = {
  table: 'resources',
  scope: (ctx) => ofReachedVentures(sql`t.venture_id`, ctx),
  select: {
    ...own('id', 'nome', 'venture_id', 'resource_type', 'descricao', 'created_at', 'deleted_at', 'version'),
    venture: record('ventures', sql`t.venture_id`),
    files: sql`(select count(*)::int from files f
      where f.thing = 'resource' and f.thing_id = t.id and f.use = 'attachment' and f.removed_at is null)`,
  },
  where: own('venture_id', 'resource_type'),
}

const api = nounApi(
  { noun: resourceNoun, list: resourceList, crud: resourceCrud },
  {
    ...source,
    lookups: { ventures: reachedVentures() },
    unique: { resources_stay: { field: 'venture_id', word: 'resource.stays', status: 422 } },
  },
)

const shown = async (id: number, ctx: Context): Promise<ResourceRow> =>
  (await rowOf({ list: resourceList, source }, id, ctx)) ?? notFound()

const files = (id: number, { db }: Context) =>
  db
    .selectFrom('files')
    .where('thing', '=', 'resource')
    .where('thing_id', '=', id)
    .where('use', '=', 'attachment')
    .where('state', '=', 'ready')
    .where('removed_at', 'is', null)

const filesOf = async (id: number, ctx: Context): Promise<ResourceFile[]> => {
  const rows = await files(id, ctx)
    .select(['id', 'nome', 'type', 'size', 'claimed_at', 'created_at'])
    .orderBy('claimed_at')
    .orderBy('id')
    .execute()
  return rows.map(({ claimed_at, created_at, ...file }) => ({ ...file, at: claimed_at ?? created_at }))
}

const ventureOf = async (uuid: string, ctx: Context): Promise<LibraryVenture> => {
  const { rows } = await sql<LibraryVenture>`select v.id, v.uuid, v.nome, v.code from ventures v
    where v.uuid = ${uuid} and ${ofReachedVentures(sql`v.id`, ctx)}`.execute(ctx.db)
  return rows[0] ?? notFound()
}

export const resourceApi = {
  ...api,
  thing: {
    ...api.thing,
    handsFilesOn: true,
    // The text is no column of the list, but part of the history for people who may open the resource.
    columns: { ...api.thing.columns, descricao: { kind: 'text' } as const },
    // Traits of a resource are for people who may edit it; others read its files by a call of their own.
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('resource.edit') ? resourceNoun.traits : []),
  },
  handlers: [
    ...api.handlers,
    handle(resourceCalls.venture, async (ctx, { uuid }) => ({ data: await ventureOf(uuid, ctx) })),
    handle(resourceCalls.files, async (ctx, { id }) => {
      await shown(id, ctx)
      return { data: await filesOf(id, ctx) }
    }),
    handle(resourceCalls.preview, async (ctx, { id, file }) => {
      await shown(id, ctx)
      const found = await files(id, ctx)
        .select(['key', 'nome', 'type', 'size'])
        .where('id', '=', file)
        .executeTakeFirst()
      if (!found) return notFound()
      if (found.size > PREVIEW_MAX) return refuse('resource.tooBig', { status: 422 })
      const body = await ctx.services.files.store.read(found.key)
      return body ? { download: true, name: found.nome, type: found.type, body } : notFound()
    }),
  ],
}
