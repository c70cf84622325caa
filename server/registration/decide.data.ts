import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { ParsedOf } from '#contract/kit/endpoint.ts'
import type { MadeLink } from '#contract/kit/madeLink.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { CORRECTION_DAYS, type registrationCalls } from '#contract/registration/registration.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { handedLink } from '#server/kit/mail/link.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { types } from '#server/looper/looper.data.ts'
import { noteChange } from '#server/looper/write.data.ts'
import { activeMail, correctionMail, deniedMail, formPath } from '#server/registration/mails.data.ts'
import { renewCode } from '#server/registration/registration.data.ts'

type Asked = ParsedOf<typeof registrationCalls.decide>

const state = registrationStates.of
const open: readonly number[] = [state.review, state.correction]

const wrong = (field: string, word: WordKey): never => refuse(word, { status: 422, fields: { [field]: word } })

/** Locks the registration; a decided one is refused with the name of the deciding person. */
const lockOpen = async ({ id, version }: Asked, ctx: Context) => {
  const found = await ctx.db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found || found.user_id === null) return notFound()
  if (found.version === version && open.includes(found.state)) return { ...found, user_id: found.user_id }
  // With corrected answers back under review, the earlier decision is about answers that nobody sees any more.
  const by =
    found.state === state.review
      ? undefined
      : await ctx.db
          .selectFrom('users')
          .select(sql<string>`trim(nome || ' ' || last_name)`.as('name'))
          .where('id', '=', found.decided_by ?? 0)
          .executeTakeFirst()
  if (!by) return refuse('registration.changed', { status: 409 })
  const key = registrationStates.keyOf(found.state) ?? 'review'
  return refuse('registration.already', {
    status: 409,
    params: { name: by.name, state: ctx.say(`registration.state_${key}`).toLowerCase() },
  })
}

type Locked = Awaited<ReturnType<typeof lockOpen>>

const addressedTo = ({ email, locale }: Locked, ctx: Context) => ({ to: email, locale, config: ctx.services.config })

interface WithRate {
  readonly rate: number
  readonly before: object
  readonly after: object
}

/** Records the first hourly value: none was agreed on before. */
const noteRate = async (user_id: number, { rate, before, after }: WithRate, ctx: Context): Promise<void> => {
  await ctx.db
    .insertInto('hourly_values')
    .values({ user_id, valor_hora_centavos: rate, from_at: ctx.now, by_id: ctx.user.id })
    .execute()
  const change = {
    before: { ...before, valor_hora_centavos: null },
    after: { ...after, valor_hora_centavos: rate },
  }
  await noteChange(user_id, change, ctx)
}

const activate = async (found: Locked, { role = 0, type_id = null, take_rate }: Asked, ctx: Context) => {
  if (role === 0) return wrong('role', 'registration.roleRule')
  // Decision 037: role 1 is given by role 1 alone.
  if (role === ROLE.admin && ctx.user.role !== ROLE.admin) return wrong('role', 'registration.adminOnly')
  if (type_id !== null && !(await choosable(types, [type_id], ctx)).has(type_id))
    return wrong('type_id', 'common.recordGone')
  const rate = take_rate ? found.answers.hourly_rate_centavos : null
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set((on) => ({
      role,
      tipo: type_id,
      status: userStatus.active,
      version: on('version', '+', 1),
      commitment: found.answers.commitment,
      ...(rate === null ? {} : { valor_hora_centavos: rate }),
    }))
    .where('id', '=', found.user_id)
    .where('status', '=', userStatus.review)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  // Somebody has set their status by hand meanwhile.
  if (numUpdatedRows === 0n) return refuse('registration.changed', { status: 409 })
  const before = { role: 0, status: userStatus.review }
  const after = { role, status: userStatus.active }
  if (rate === null) await noteChange(found.user_id, { before, after }, ctx)
  else await noteRate(found.user_id, { rate, before, after }, ctx)
  await ctx.services.mail.post(ctx.db, activeMail(addressedTo(found, ctx), found.nome), ctx.now)
  return { set: { state: state.active, role } }
}

const deny = async (found: Locked, { reason }: Asked, ctx: Context) => {
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set((on) => ({ status: userStatus.denied, version: on('version', '+', 1) }))
    .where('id', '=', found.user_id)
    .where('status', '=', userStatus.review)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuse('registration.changed', { status: 409 })
  await noteChange(found.user_id, { before: { status: userStatus.review }, after: { status: userStatus.denied } }, ctx)
  await ctx.services.mail.post(ctx.db, deniedMail(addressedTo(found, ctx), { name: found.nome, reason }), ctx.now)
  return { set: { state: state.denied, hash: null, hash_expires_at: null } }
}

const correct = async (found: Locked, { reason }: Asked, ctx: Context) => {
  const { code, expires_at } = await renewCode(ctx.db, found.id, { now: ctx.now, hours: CORRECTION_DAYS * 24 })
  const asked = { name: found.nome, reason, kind: found.kind, code, expires_at }
  await ctx.services.mail.post(ctx.db, correctionMail(addressedTo(found, ctx), asked), ctx.now)
  const path = formPath(found.kind, `correct=${code}`)
  return {
    set: { state: state.correction },
    link: await handedLink(ctx, { path, locale: found.locale, until: expires_at }),
  }
}

interface Done {
  readonly set: {
    readonly state: number
    readonly role?: number
    readonly hash?: null
    readonly hash_expires_at?: null
  }
  readonly link?: MadeLink | undefined
}

const actions = { activate, deny, correct } as const

/** Decides on a registration under its lock: the later of two people learns who was first. Returns the link to correct, if any. */
export const decide = async (asked: Asked, ctx: Context): Promise<MadeLink | undefined> => {
  const { decision, reason } = asked
  if (decision !== 'activate' && reason === '') return wrong('reason', 'registration.reasonRule')
  const found = await lockOpen(asked, ctx)
  const done: Done = await actions[decision](found, asked, ctx)
  await ctx.db
    .updateTable('registrations')
    .set({
      ...done.set,
      decided_at: ctx.now,
      decided_by: ctx.user.id,
      reason: decision === 'activate' ? null : reason,
      version: found.version + 1,
    })
    .where('id', '=', found.id)
    .execute()
  await ctx.audit({
    event: 'registration.decided',
    thing: 'registration',
    thing_id: found.id,
    detail: { decision, user_id: found.user_id, ...(reason === '' ? {} : { reason }) },
  })
  return done.link
}
