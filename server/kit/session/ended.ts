import type { Anyone, Context } from '#server/kit/context.ts'
import { endSessions } from '#server/kit/session/session.ts'

/** Pages of these sessions of a person learn after the commit that they are over. */
export const tellEnded = (ctx: Anyone, user_id: number, ended: readonly string[]): void =>
  ctx.after(() => {
    for (const session_id of ended) ctx.services.live.tell(`user:${user_id}`, 'session.ended', { session_id })
  })

/** Ends all sessions of a person and tells their pages. */
export const endAccess = async (user_id: number, ctx: Context): Promise<void> =>
  tellEnded(ctx, user_id, await endSessions(ctx.db, { user_id }, ctx.now))
