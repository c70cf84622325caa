import type { Db } from '#server/db/open.ts'
import type { Anyone, Context } from '#server/kit/context.ts'

/**
 * Ends one session, or all of a person's, or all but one; the answer names those that were not over before. Who looked as
 * somebody in one of them does so no more, and that is recorded.
 */
export const endSessions = async (
  db: Db,
  which: { id: string; user_id?: number } | { user_id: number; but?: string },
  now: Date,
): Promise<string[]> => {
  let those = db.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null)
  if (which.user_id !== undefined) those = those.where('user_id', '=', which.user_id)
  if ('id' in which) those = those.where('id', '=', which.id)
  else if (which.but !== undefined) those = those.where('id', '!=', which.but)
  const ended = await those.returning(['id', 'user_id', 'viewing_id', 'viewing_until']).execute()
  const until = ({ viewing_id, viewing_until }: (typeof ended)[number]) =>
    viewing_id === null || viewing_until === null ? 0 : Date.parse(viewing_until)
  const looking = ended.filter((it) => until(it) > now.getTime())
  if (looking.length > 0) {
    const detail = JSON.stringify({ by: 'session' })
    const rows = looking.map((it) => ({ actor_id: it.user_id, thing_id: String(it.viewing_id) }))
    const entries = rows.map((it) => ({ ...it, at: now, event: 'viewAs.ended', thing: 'user', detail }))
    await db.insertInto('audit').values(entries).execute()
  }
  return ended.map((it) => it.id)
}

/** Pages of these sessions of a person learn after the commit that they are over. */
export const tellEnded = (ctx: Anyone, user_id: number, ended: readonly string[]): void =>
  ctx.after(() => {
    for (const session_id of ended) ctx.services.live.tell(`user:${user_id}`, 'session.ended', { session_id })
  })

/**
 * Ends all sessions of a person and tells their pages. A link for a new password goes with them: it was made for the rights that
 * they had.
 */
export const endAccess = async (user_id: number, ctx: Context): Promise<void> => {
  await ctx.db.deleteFrom('password_resets').where('user_id', '=', user_id).execute()
  tellEnded(ctx, user_id, await endSessions(ctx.db, { user_id }, ctx.now))
}
