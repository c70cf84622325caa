import { proofCalls } from '#contract/auth/auth.calls.ts'
import { takeNotMe } from '#server/auth/arrival/device.data.ts'
import { askPassword } from '#server/auth/attempt.data.ts'
import { factorOn, takeFactor } from '#server/auth/factor.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { endSessions, tellEnded } from '#server/kit/session/ended.ts'

const proved =
  (ctx: Context) =>
  async (db: Db): Promise<void> => {
    await db.updateTable('sessions').set({ proved_at: ctx.now }).where('id', '=', ctx.user.session_id).execute()
  }

const invalid = (): never => refuse('auth.notMeInvalid', { status: 409 })

export const proofApi = [
  handle(
    proofCalls.prove,
    async (ctx, { password, code, passkey }) => {
      const done = { status: 'success' as const }
      if (password !== undefined) {
        const lockAsked = await askPassword(ctx, password, 'password')
        await ctx.transaction(async (db) => {
          await lockAsked(db)
          await proved(ctx)(db)
        })
        return done
      }
      const { on, secret } = await factorOn(ctx)
      if (code === undefined && passkey === undefined)
        return refuse('auth.proofMissing', { status: 422, fields: { password: 'auth.proofMissing' } })
      if (!on) return refuse('profile.factorIsOff', { status: 409 })
      await takeFactor(ctx, { secret, code, passkey }, proved(ctx))
      return done
    },
    { transaction: false },
  ),

  handle(proofCalls.notMe, async (ctx, { code }) => {
    const user_id = (await takeNotMe(ctx.db, code, ctx.now)) ?? invalid()
    const ended = await endSessions(ctx.db, { user_id }, ctx.now)
    const entry = { event: 'auth.notMe', thing: 'user', thing_id: user_id, detail: { count: ended.length } }
    await writeAudit(ctx.db, entry, { at: ctx.now, actor_id: null, request_id: ctx.request.id, ip: ctx.request.ip })
    tellEnded(ctx, user_id, ended)
    return { status: 'success' as const, message: ctx.say('auth.notMeDone') }
  }),
]
