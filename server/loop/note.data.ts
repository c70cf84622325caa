import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import type { Candidate } from '#server/loop/bulk.data.ts'
import { notifyOthers, ringAfter } from '#server/notification/notification.data.ts'

/** Long enough for an undo to be clicked, short enough that an older note of the same person stays. */
const UNDO_MS = 60_000

/** Whoever's loops somebody else has changed is told so, once, however many they are. */
export const noteOwners = async (ctx: Context, loops: readonly Candidate[]): Promise<void> => {
  const ids = new Map<number, number[]>()
  for (const { id, user_id } of loops) {
    const own = ids.get(user_id)
    if (own) own.push(id)
    else ids.set(user_id, [id])
  }
  await notifyOthers(
    ctx,
    [...ids].map(([user_id, [id = 0, ...more]]) => ({
      user_id,
      word: 'notification.loopRetyped',
      params: { name: ctx.user.c_name, count: 1 + more.length, by: ctx.user.id },
      link: more.length === 0 ? pathTo('loopShow', { id }) : pathTo('loopCenter'),
    })),
  )
}

/** What was undone at once, and has not been read yet, need not be read. */
export const takeNotesBack = async (ctx: Context, loops: readonly Candidate[]): Promise<void> => {
  const owners = [...new Set(loops.map((it) => it.user_id))].filter((it) => it !== ctx.user.id)
  const since = new Date(ctx.now.getTime() - UNDO_MS)
  await ctx.db
    .deleteFrom('notifications')
    .where('word', '=', 'notification.loopRetyped')
    .where('user_id', 'in', [0, ...owners])
    .where('read_at', 'is', null)
    .where('created_at', '>=', since.toISOString())
    .where(sql`(params->>'by')::int`, '=', ctx.user.id)
    .execute()
  ringAfter(ctx, owners)
}
