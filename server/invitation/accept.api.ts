import { acceptCalls } from '#contract/invitation/accept.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import { guarded } from '#server/auth/attempt.data.ts'
import { findOffer, invitationCodes, takeOffer } from '#server/invitation/accept.data.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Anyone } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { handle } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'
import { recordAnswer } from '#server/terms/terms.data.ts'

const invalid = (): never => refuse('accept.invalid', { status: 409 })

const offerOf = async (ctx: Anyone, code: string) =>
  (await guarded(ctx, invitationCodes, () => findOffer(ctx.db, code, ctx.now))) ?? invalid()

export const acceptApi = [
  handle(
    acceptCalls.look,
    async (ctx, { code }) => ({ data: await offerOf(ctx, code) }),
    // The counts stay whatever comes of the request.
    { transaction: false },
  ),

  handle(
    acceptCalls.accept,
    async (ctx, { code, terms_version, password, nome, last_name, locale }) => {
      await offerOf(ctx, code)
      if (terms_version !== TERMS_VERSION)
        return refuse('terms.otherVersion', {
          status: 409,
          params: { version: TERMS_VERSION },
          extra: { version: TERMS_VERSION },
        })
      // Hashing is dear: only for a code that is good as yet.
      const password_hash = await ctx.services.passwords.hash(password)
      const { email } = await ctx
        .transaction(async (db) => {
          const taken = (await takeOffer(db, { code, nome, last_name, password_hash, locale }, ctx.now)) ?? invalid()
          const { user_id, invitation_id, invited_by } = taken
          const { id: request_id, ip, userAgent } = ctx.request
          await recordAnswer(db, { user_id, accepted: true, at: ctx.now, ip, user_agent: userAgent })
          const frame = { at: ctx.now, actor_id: user_id, request_id, ip }
          const entry = { thing: 'invitation', thing_id: invitation_id, detail: { user_id, invited_by } }
          await writeAudit(db, { event: 'invitation.accepted', ...entry }, frame)
          await writeAudit(db, { event: 'terms.accepted', thing: 'terms', thing_id: TERMS_VERSION }, frame)
          return taken
        })
        .catch((error: unknown) => {
          // Somebody made an account with this e-mail meanwhile.
          if (brokenConstraint(error) === 'users_email') return invalid()
          throw error
        })
      return { status: 'success' as const, message: ctx.say('accept.done'), data: { email } }
    },
    { transaction: false },
  ),
]
