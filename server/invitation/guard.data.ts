import { addressPatience, takeAttempt, takeBack } from '#server/auth/attempts.data.ts'
import type { Context } from '#server/kit/context.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { refuse } from '#server/kit/refuse.ts'
import type { SessionUser } from '#server/kit/session/session.ts'

export type Anyone = Context<SessionUser | undefined>

/** Looks a code up; wrong ones are counted by address, so that nobody tries many. Undefined for one that is not good. */
export const guarded = async <T>(ctx: Anyone, find: () => Promise<T | undefined>): Promise<T | undefined> => {
  const limit = { key: `invited-address:${neighbourhood(ctx.request.ip)}`, patience: addressPatience }
  const { wait, taken } = await takeAttempt(ctx.db, { limits: [limit], now: ctx.now })
  if (wait > 0)
    return refuse('accept.locked', {
      status: 429,
      params: { seconds: wait },
      headers: { 'retry-after': String(wait) },
    })
  const found = await find()
  if (found !== undefined) for (const attempt of taken) await takeBack(ctx.db, attempt)
  return found
}
