import { newsCalls } from '#contract/news/news.calls.ts'
import { guarded } from '#server/auth/attempt.data.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound } from '#server/kit/refuse.ts'
import { hashOfCode, newCode } from '#server/kit/session/code.ts'
import { feedOf, ownerOf } from '#server/news/feed.data.ts'

/** Wrong tokens are counted by address, apart from those of other links. */
const tokens = { key: 'newsFeed', word: 'common.tooMany' } as const

/** Calls of the personal address of one’s news, and the feed itself. */
export const feedHandlers = [
  handle(newsCalls.feed, async ({ db, user }) => {
    const found = await db
      .selectFrom('news_feeds')
      .select(['created_at', 'used_at'])
      .where('user_id', '=', user.id)
      .executeTakeFirst()
    return { data: found ?? null }
  }),

  handle(newsCalls.feedMake, async (ctx) => {
    const token = newCode()
    const made = { hash: hashOfCode(token), created_at: ctx.now, used_at: null }
    await ctx.db
      .insertInto('news_feeds')
      .values({ user_id: ctx.user.id, ...made })
      .onConflict((on) => on.column('user_id').doUpdateSet(made))
      .execute()
    await ctx.audit({ event: 'news.feedMade', thing: 'user', thing_id: ctx.user.id })
    return { data: { path: newsCalls.rss.path.replace(':token', token) } }
  }),

  handle(newsCalls.feedRevoke, async (ctx) => {
    const ended = await ctx.db
      .deleteFrom('news_feeds')
      .where('user_id', '=', ctx.user.id)
      .returning('user_id')
      .executeTakeFirst()
    if (!ended) return notFound()
    await ctx.audit({ event: 'news.feedEnded', thing: 'user', thing_id: ctx.user.id })
    return { status: 'success' as const }
  }),

  handle(
    newsCalls.rss,
    async (ctx, { token }) => {
      ctx.header('x-robots-tag', 'noindex')
      ctx.header('cache-control', 'private, no-store')
      const owner = (await guarded(ctx, tokens, () => ownerOf(ctx, token))) ?? notFound()
      const body = Buffer.from(await feedOf(ctx, owner))
      return { download: true, name: 'news.xml', type: 'application/rss+xml; charset=utf-8', body }
    },
    // The counts stay whatever comes of the request.
    { transaction: false },
  ),
]
