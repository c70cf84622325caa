import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import type { Candidate } from '#server/loop/bulk/bulk.data.ts'
import { notifyOthers, ringAfter, settleNotes } from '#server/notification/notification.data.ts'

/** What asked for something about loops that are gone asks for nothing any more, whoever's they were. */
export const settleGone = async (ctx: Context, loops: readonly Candidate[]): Promise<void> => {
  const people = [...new Set(loops.map((it) => it.user_id))]
  const { numUpdatedRows } = await ctx.db
    .updateTable('notifications')
    .set({ read_at: ctx.now })
    .where('user_id', 'in', [0, ...people])
    .where('read_at', 'is', null)
    .where('link', 'in', ['', ...loops.map(({ id }) => pathTo('loopShow', { id }))])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) ringAfter(ctx, people)
}

/** A forced loop that its owner has concluded or discarded asks for nothing any more. */
export const settleForced = (ctx: Context, id: number): Promise<void> =>
  settleNotes(ctx, { word: 'notification.loopForced', link: pathTo('loopShow', { id }) })

type Changed = 'notification.loopRetyped' | 'notification.loopDeleted'

/** Whoever's loops somebody else has changed is told so, once, however many they are. */
export const noteOwners = async (ctx: Context, word: Changed, loops: readonly Candidate[]): Promise<void> => {
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
      word,
      params: { name: ctx.user.c_name, count: 1 + more.length, by: ctx.user.id, change: ctx.request.id },
      // What is gone has no page any more.
      link:
        more.length === 0 && word !== 'notification.loopDeleted' ? pathTo('loopShow', { id }) : pathTo('loopCenter'),
    })),
  )
}

interface Undone {
  word: Changed
  /** The request that made the change. */
  change: string
  back: readonly Candidate[]
  /** Loops of the change that stay as they are. */
  kept: readonly Candidate[]
}

/** What has been undone, and not been read yet, need not be read: this change's own note, once nothing of it stands. */
export const takeNotesBack = async (ctx: Context, { word, change, back, kept }: Undone): Promise<void> => {
  const unaffected = new Set([ctx.user.id, ...kept.map((it) => it.user_id)])
  const owners = [...new Set(back.map((it) => it.user_id))].filter((it) => !unaffected.has(it))
  await ctx.db
    .deleteFrom('notifications')
    .where('word', '=', word)
    .where('user_id', 'in', [0, ...owners])
    .where('read_at', 'is', null)
    .where(sql`(params->>'by')::int`, '=', ctx.user.id)
    .where(sql`params->>'change'`, '=', change)
    .execute()
  ringAfter(ctx, owners)
}
