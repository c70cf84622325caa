import { RESET_MINUTES, resetCalls } from '#contract/auth/reset.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { attempt, refuseLocked } from '#server/auth/attempt.data.ts'
import { giveReset } from '#server/auth/giveReset.data.ts'
import { askingLimits, ownLimit, rememberPlace } from '#server/auth/places.data.ts'
import { findReset, resetRequest, useReset } from '#server/auth/reset.data.ts'
import { mailSecurityTo } from '#server/auth/security.data.ts'
import { writeAudit } from '#server/kit/audit.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { forgetAttempts, takeAttempt } from '#server/kit/session/attempts.ts'
import { endSessions, tellEnded } from '#server/kit/session/ended.ts'

const invalid = (): never => refuse('reset.invalid', { status: 409 })

export const resetApi = [
  handle(looperCalls.reset, async (ctx, { id }) => ({ link: await giveReset(id, ctx) })),

  handle(
    resetCalls.forgot,
    async (ctx, { email }) => {
      const { ip, id: request_id } = ctx.request
      const { own, shared } = askingLimits(ip, email)
      await attempt(ctx, [own], 'reset.locked')
      const { wait } = await takeAttempt(ctx.db, { limits: shared, now: ctx.now })
      // A job looks the e-mail up later, so that the answer takes the same time for every e-mail.
      const asked = { email, ip, locale: ctx.locale, request_id, locked: wait > 0 }
      await ctx.services.queue.send(ctx.db, resetRequest, asked)
      if (wait > 0) return refuseLocked('reset.locked', wait)
      const word = (await ctx.services.mail.sends(ctx.db)) ? 'reset.asked' : 'reset.askedNoMail'
      return { status: 'success' as const, message: ctx.say(word, { minutes: RESET_MINUTES }) }
    },
    // The counts must stay when the request is refused.
    { transaction: false },
  ),

  handle(resetCalls.check, async (ctx, { code }) => ({
    valid: (await findReset(ctx.db, code, ctx.now)) !== undefined,
  })),

  handle(
    resetCalls.reset,
    async (ctx, { code, password }) => {
      // Hashing is expensive, so an invalid code is refused before it.
      if (!(await findReset(ctx.db, code, ctx.now))) return invalid()
      const password_hash = await ctx.services.passwords.hash(password)
      const { id, ended } = await ctx.transaction(async (db) => {
        const person = await useReset(db, code, ctx.now)
        if (!person) return invalid()
        const { id, email } = person
        const { ip } = ctx.request
        await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
        const ended = await endSessions(db, { user_id: id }, ctx.now)
        const entry = { event: 'auth.passwordReset', thing: 'user', thing_id: id, detail: { count: ended.length } }
        await writeAudit(db, entry, { at: ctx.now, actor_id: id, request_id: ctx.request.id, ip })
        // A person who forgot the password has guessed: neither those guesses nor strangers' lock them out from here.
        const here = { email, ip, now: ctx.now }
        await forgetAttempts(db, ownLimit(here).key)
        await rememberPlace(db, id, here)
        await mailSecurityTo(ctx, { db, person, what: 'passwordChanged' })
        return { id, ended }
      })
      tellEnded(ctx, id, ended)
      return { status: 'success' as const, message: ctx.say('reset.done') }
    },
    { transaction: false },
  ),
]
