import { profileCalls } from '#contract/profile/profile.ts'
import { askPassword, frameOf } from '#server/auth/attempt.data.ts'
import { askOthers, factorOn, settleFactor, takeFactor } from '#server/auth/factor.data.ts'
import { newRecovery } from '#server/auth/recovery.data.ts'
import { factorOf } from '#server/auth/seal.data.ts'
import { mailSecurity } from '#server/auth/security.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { qrOf } from '#server/kit/qr.ts'
import { refuse } from '#server/kit/refuse.ts'
import { newTotp, totpStep } from '#server/kit/session/totp.ts'

type Change = 'factorOn' | 'factorOff' | 'recoveryRenewed'

/** Audits a change of the second factor and mails the person. */
const record = async (ctx: Context, db: Db, what: Change): Promise<void> => {
  const thing = { thing: 'user', thing_id: ctx.user.id }
  await writeAudit(db, { event: `auth.${what}`, ...thing }, frameOf(ctx))
  await mailSecurity(ctx, db, what)
  ctx.after(() => ctx.services.live.tell(`user:${ctx.user.id}`, 'profile.changed'))
}

const isOn = (): never => refuse('profile.factorIsOn', { status: 409 })
const isOff = (): never => refuse('profile.factorIsOff', { status: 409 })

/** Turns the proposed secret on by one of its codes; returns the recovery codes. */
const turnOn = async (ctx: Context, { db, code }: { db: Db; code: string }): Promise<string[]> => {
  const { id } = ctx.user
  const person = await db
    .selectFrom('users')
    .select(['two_factor', 'two_factor_secret', 'two_factor_proposed'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (person.two_factor_secret !== null) return isOn()
  if (person.two_factor_proposed === null) return isOff()
  const step = await totpStep(ctx.services.cipher.open(person.two_factor_proposed, factorOf(id)), code, ctx.now)
  if (step === undefined) return refuse('auth.wrongCode', { status: 422, fields: { code: 'auth.wrongCode' } })
  await db
    .updateTable('users')
    .set((on) => ({
      two_factor_secret: on.ref('two_factor_proposed'),
      two_factor_proposed: null,
      two_factor_last_step: step,
    }))
    .where('id', '=', id)
    .execute()
  await settleFactor(db, id)
  if (person.two_factor !== true) await askOthers(db, ctx.user, ctx.now)
  return newRecovery(db, id, ctx.now)
}

export const factorApi = [
  handle(profileCalls.factorBegin, async (ctx) => {
    const { secret, uri } = newTotp(ctx.user.email)
    const { numUpdatedRows } = await ctx.db
      .updateTable('users')
      .set({ two_factor_proposed: ctx.services.cipher.seal(secret, factorOf(ctx.user.id)) })
      .where('id', '=', ctx.user.id)
      .where('two_factor_secret', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return isOn()
    return { data: { key: secret.replace(/.{4}(?=.)/g, '$& '), uri, qr: qrOf(uri) } }
  }),

  handle(
    profileCalls.factorConfirm,
    async (ctx, { password, code }) => {
      // A thief of a session must not lock its owner out by a factor of their own.
      const lockAsked = await askPassword(ctx, password, 'password')
      return ctx.transaction(async (db) => {
        await lockAsked(db)
        const codes = await turnOn(ctx, { db, code })
        await record(ctx, db, 'factorOn')
        return { data: { codes } }
      })
    },
    { transaction: false },
  ),

  handle(
    profileCalls.factorOff,
    async (ctx, { password, code }) => {
      const secret = (await factorOn(ctx)).secret ?? isOff()
      const lockAsked = await askPassword(ctx, password, 'password')
      await takeFactor(ctx, { secret, code }, async (db) => {
        await lockAsked(db)
        await db
          .updateTable('users')
          .set({ two_factor_secret: null, two_factor_last_step: null })
          .where('id', '=', ctx.user.id)
          .execute()
        await settleFactor(db, ctx.user.id)
        await record(ctx, db, 'factorOff')
      })
      return { status: 'success' as const, message: ctx.say('profile.factorOff') }
    },
    { transaction: false },
  ),

  handle(
    profileCalls.recoveryRenew,
    async (ctx, { password }) => {
      if (!(await factorOn(ctx)).on) return isOff()
      const lockAsked = await askPassword(ctx, password, 'password')
      return ctx.transaction(async (db) => {
        await lockAsked(db)
        const codes = await newRecovery(db, ctx.user.id, ctx.now)
        await record(ctx, db, 'recoveryRenewed')
        return { data: { codes } }
      })
    },
    { transaction: false },
  ),
]
