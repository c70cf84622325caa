import { ROLE } from '#contract/access/role.ts'
import type { MadeLink } from '#contract/kit/madeLink.ts'
import { registrationOf } from '#server/auth/registration.data.ts'
import { newReset } from '#server/auth/reset.data.ts'
import { resetMail, resetPath } from '#server/auth/reset.mail.ts'
import type { Context } from '#server/kit/context.ts'
import { handedLink } from '#server/kit/mail/link.ts'
import { organisationLocale } from '#server/kit/organisation.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'

/**
 * Sends somebody a link for a new password, which takes the place of the one before; the answer has it where no mail leaves. Nobody
 * takes an account of more rights than theirs this way: an administrator's link is another administrator's to send.
 */
export const giveReset = async (id: number, ctx: Context): Promise<MadeLink | undefined> => {
  if (id === ctx.user.id) refuse('looper.resetOwn', { status: 422 })
  const person =
    (await ctx.db
      .selectFrom('users')
      .select(['id', 'nome', 'email', 'locale', 'zone', 'status', 'role'])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst()) ?? notFound()
  if (person.role === ROLE.admin && ctx.user.role !== ROLE.admin) refuse('looper.resetAdmin', { status: 403 })
  if (registrationOf(person)) refuse('looper.resetUnable', { status: 409 })
  const { services, now } = ctx
  const locale = person.locale ?? (await organisationLocale(ctx.db))
  const made = await newReset(ctx.db, person, { now, given: true })
  const addressed = { to: person.email, locale, zone: person.zone, by: ctx.user.c_name }
  await services.mail.post(ctx.db, resetMail(addressed, { name: person.nome, ...made, config: services.config }), now)
  await ctx.audit({ event: 'auth.resetAsked', thing: 'user', thing_id: id })
  await ctx.audit({ event: 'looper.resetSent', thing: 'looper', thing_id: id })
  return handedLink(ctx, { path: resetPath(made.code), locale, until: made.expires_at })
}
