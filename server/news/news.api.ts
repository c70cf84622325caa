import { sql } from 'kysely'
import { z } from 'zod'
import { idParam } from '#contract/kit/page.ts'
import { newsCalls } from '#contract/news/news.calls.ts'
import { newsNoun } from '#contract/news/news.noun.ts'
import { newsCrud, newsFlow, newsList } from '#contract/news/news.ts'
import { claimFile, dropFiles } from '#server/file/file.data.ts'
import type { Context } from '#server/kit/context.ts'
import { around, handle, type Handler } from '#server/kit/handle.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { stepHandlers } from '#server/kit/steps/steps.ts'
import { feedHandlers } from '#server/news/feed.ts'
import { headlines, met, metPublished, metToEdit, reactionsTo, venturesOf } from '#server/news/news.data.ts'
import { authors, newsSource } from '#server/news/news.source.ts'
import { readersOf, remindMissing } from '#server/news/report.data.ts'
import { announcement } from '#server/news/tell.data.ts'
import { keepVersion, versionOf, versionsOf } from '#server/news/version.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { watchByTakingPart } from '#server/things/watch.data.ts'
import { reachedVentures } from '#server/venture/reach.data.ts'

const api = nounApi(
  { noun: newsNoun, list: newsList, crud: newsCrud },
  {
    ...newsSource,
    lookups: { ventures: reachedVentures(), authors },
    unique: { news_cover_alt: { field: 'cover_alt', word: 'news.altNeeded', status: 422 } },
    stamp: (ctx) => ({ author_id: ctx.user.id }),
  },
)

const past = (field: 'publish_at' | 'expires_at') =>
  refuse('news.past', { status: 422, fields: { [field]: 'news.past' } })

const steps = stepHandlers({
  flow: newsFlow,
  of: { list: newsList, source: newsSource },
  table: 'news',
  notify: notifyOthers,
  take: {
    publish: {
      set: ({ row, ctx }) => ({
        published_at: ctx.now,
        announced_at: row.announced_at ?? ctx.now,
        // Published again, it would end at once.
        ...(row.expires_at !== null && new Date(row.expires_at) <= ctx.now && { expires_at: null }),
      }),
      tell: async ({ row, ctx }) => (row.announced_at === null ? announcement(ctx.db, row, ctx.grants) : []),
    },
    schedule: {
      set: ({ row, input, ctx }) => {
        const at = new Date(input.publish_at)
        if (at <= ctx.now) return past('publish_at')
        if (row.expires_at !== null && new Date(row.expires_at) <= at)
          return refuse('news.expiryFirst', { status: 422, fields: { publish_at: 'news.expiryFirst' } })
        return { publish_at: at }
      },
    },
    pin: { set: () => ({ pinned: true }) },
    unpin: { set: () => ({ pinned: false }) },
    expire: { set: () => ({ pinned: false }) },
  },
})

const { create, update } = newsCrud.calls

/** Fields of a write that ask for more than being stored. */
const asked = z.object({
  id: idParam.optional(),
  ventures: z.array(z.number()).default([]),
  expires_at: z.string().nullish(),
  cover_id: z.number().nullish(),
})

/** The audience is of ventures that the writer sees; one that stands there already may stay. */
const checkVentures = async (ctx: Context, ids: readonly number[], before: readonly number[]): Promise<void> => {
  const added = [...new Set(ids)].filter((it) => !before.includes(it))
  if (added.length === 0) return
  const found = await choosable(reachedVentures(), added, ctx)
  if (added.some((it) => !found.has(it)))
    refuse('common.invalid', { status: 422, fields: { ventures: 'common.recordGone' } })
}

const keepCover = async (
  ctx: Context,
  id: number,
  { from, to }: { from: number | null; to: number | null | undefined },
) => {
  if (to === undefined || to === from) return
  if (to !== null)
    await claimFile(ctx, { id: to, use: 'cover', thing: newsNoun.thing, thing_id: id, field: 'cover_id' })
  if (from !== null) await dropFiles(ctx, [from])
}

/** The item under its lock, as it is before a change; those who may not change it are refused. */
const itemToChange = async (ctx: Context, id: number) => {
  await metToEdit(ctx, id, sql`for update of t`)
  return ctx.db.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** What a write asks and brings about beyond its fields: whose it is, its end, its ventures, its cover, its versions. */
const written = (handler: Handler): Handler => {
  if (handler.call !== create && handler.call !== update) return handler
  return around(handler, async (ctx, input, next) => {
    const { id, ventures, expires_at, cover_id } = asked.parse(input)
    const before = id === undefined ? undefined : await itemToChange(ctx, id)
    if (expires_at && new Date(expires_at) <= ctx.now && expires_at !== before?.expires_at) return past('expires_at')
    await checkVentures(ctx, ventures, before?.ventures ?? [])
    const { data } = update.output.parse(await next())
    await keepCover(ctx, data.id, { from: before?.cover_id ?? null, to: cover_id })
    if (before) await keepVersion(ctx, before, data)
    else await watchByTakingPart(ctx, { thing: newsNoun.thing, id: data.id })
    return { data }
  })
}

const writes = api.handlers.map(written)
const change = writes.find((it) => it.call === update)

const mark = async (ctx: Context, id: number, acked: boolean) => {
  await metPublished(ctx, id)
  const at = acked ? ctx.now : null
  const { rows } = await sql<{ read_at: string; acked_at: string | null }>`
    insert into news_reads as r (news_id, user_id, read_at, acked_at) values (${id}, ${ctx.user.id}, ${ctx.now}, ${at})
    on conflict (news_id, user_id) do update set
      read_at = coalesce(r.read_at, excluded.read_at), acked_at = coalesce(r.acked_at, excluded.acked_at)
    returning r.read_at, r.acked_at`.execute(ctx.db)
  return { data: rows[0] ?? { read_at: null, acked_at: null } }
}

const own = [
  handle(newsCalls.latest, async (ctx) => ({ data: await headlines(ctx) })),

  handle(newsCalls.page, async (ctx, { id }) => {
    const { editable } = await met(ctx, id)
    return { data: { reactions: await reactionsTo(ctx, id), ventures: editable ? await venturesOf(ctx, id) : [] } }
  }),

  handle(newsCalls.read, async (ctx, { id }) => mark(ctx, id, false)),
  handle(newsCalls.acknowledge, async (ctx, { id }) => mark(ctx, id, true)),

  handle(newsCalls.react, async (ctx, { id, reaction, on }) => {
    await metPublished(ctx, id)
    const mine = { news_id: id, user_id: ctx.user.id, reaction }
    if (on)
      await ctx.db
        .insertInto('news_reactions')
        .values({ ...mine, at: ctx.now })
        .onConflict((it) => it.doNothing())
        .execute()
    else
      await ctx.db
        .deleteFrom('news_reactions')
        .where('news_id', '=', id)
        .where('user_id', '=', ctx.user.id)
        .where('reaction', '=', reaction)
        .execute()
    return { data: await reactionsTo(ctx, id) }
  }),

  handle(newsCalls.readers, async (ctx, { id }) => ({ data: await readersOf(ctx, id) })),
  handle(newsCalls.remind, async (ctx, { id }) => ({ reminded: await remindMissing(ctx, id) })),

  handle(newsCalls.versions, async (ctx, { id }) => {
    await metToEdit(ctx, id)
    return { data: await versionsOf(ctx, id) }
  }),

  handle(newsCalls.restoreVersion, async (ctx, { id, of, version }) => {
    await metToEdit(ctx, id)
    const text = (await versionOf(ctx, id, of)) ?? notFound()
    if (!change) throw new Error('news has no handler that changes it')
    return update.output.parse(await change.run(ctx, { id, version, ...text }))
  }),
]

export const newsApi = {
  ...api,
  thing: {
    ...api.thing,
    // What it said before is for those who see all; its author has the versions.
    columns: Object.fromEntries(
      Object.entries(api.thing.columns).map(([name, it]) => [name, { ...it, can: 'news.seeAll' as const }]),
    ),
    // Whoever reads an item may hold the permission for their own ones.
    mayEdit: async (id: number, ctx: Context) => ctx.may('news.edit') && (await met(ctx, id)).editable,
  },
  handlers: [...own, ...feedHandlers, ...writes, ...steps],
}
