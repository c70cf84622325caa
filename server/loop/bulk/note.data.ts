import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import type { Candidate } from '#server/loop/bulk/bulk.data.ts'
import { notifyOthers, ringAfter, settleNotes } from '#server/notification/notification.data.ts'

/** Marks notifications that ask for something about deleted loops as read, for every receiver. */
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

/** Marks the notification of a forced loop as read, once its owner, or somebody for them, has dealt with it. */
export const settleForced = (ctx: Context, id: number, user_id = ctx.user.id): Promise<void> =>
  settleNotes(ctx, { word: 'notification.loopForced', link: pathTo('loopShow', { id }), user_id })

type Changed = 'notification.loopRetyped' | 'notification.loopDeleted'

/** Notifies the owners of loops that somebody else has changed, once for any number of loops. */
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
      // A deleted loop has no page to link to.
      link:
        more.length === 0 && word !== 'notification.loopDeleted' ? pathTo('loopShow', { id }) : pathTo('loopCenter'),
    })),
  )
}

type Owned = Pick<Candidate, 'user_id'>

interface Undone {
  word: Changed | 'notification.loopsImported'
  /** Id of the request, or of the import, that made the change. */
  change: string
  back: readonly Owned[]
  /** Loops of the change that the undo leaves as they are. */
  kept: readonly Owned[]
}

/** Deletes the unread notifications of a change whose undo leaves nothing of it. */
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
