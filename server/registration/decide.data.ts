import { sql } from 'kysely'
import { z } from 'zod'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { ParsedOf } from '#contract/kit/endpoint.ts'
import { registrationStates } from '#contract/registration/registration.states.ts'
import { CORRECTION_DAYS, registrationFlow, registrationList } from '#contract/registration/registration.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { around, type Handler } from '#server/kit/handle.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { handedLink } from '#server/kit/mail/link.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { types } from '#server/looper/looper.data.ts'
import { noteChange } from '#server/looper/write.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { activeMail, correctionMail, deniedMail, formPath } from '#server/registration/mails.data.ts'
import { registrationOf, registrationSource, renewCode } from '#server/registration/registration.data.ts'

type Calls = typeof registrationFlow.calls
type Decided<K extends keyof Calls> = Taken<'registrations', ParsedOf<Calls[K]>>
type Row = Decided<'deny'>['row']

const wrong = (field: string, word: WordKey): never => refuse(word, { status: 422, fields: { [field]: word } })

const changed = () => refuse('registration.changed', { status: 409 })

/** Who decided before, and how; without anybody, the registration has only changed. */
const decidedBefore = async ({ state, decided_by }: Pick<Row, 'state' | 'decided_by'>, ctx: Context) => {
  const by = await ctx.db
    .selectFrom('users')
    .select(sql<string>`trim(nome || ' ' || last_name)`.as('name'))
    .where('id', '=', decided_by ?? 0)
    .executeTakeFirst()
  if (!by) return changed()
  const key = registrationStates.keyOf(state) ?? 'review'
  return { name: by.name, state: ctx.say(`registration.state_${key}`).toLowerCase() }
}

const which = z.object({ id: z.number(), version: z.number() })

/**
 * A registration under correction may be decided on again; of two who decide at once the second is told who asked for it.
 * With corrected answers back under review, that decision is about answers that nobody sees any more.
 */
const tellingWho = (handler: Handler): Handler =>
  around(handler, async (ctx, input, next) => {
    const { id, version } = which.parse(input)
    const row = await ctx.db
      .selectFrom('registrations')
      .select(['state', 'version', 'decided_by'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (row && row.version !== version && row.state === registrationStates.of.correction)
      refuse('registration.already', { status: 409, params: await decidedBefore(row, ctx) })
    return next()
  })

const addressedTo = ({ row: { email, locale }, ctx }: Pick<Decided<'deny'>, 'row' | 'ctx'>) => ({
  to: email,
  locale,
  config: ctx.services.config,
})

const decided = ({ ctx }: Pick<Decided<'deny'>, 'ctx'>, reason: string | null) => ({
  decided_at: ctx.now,
  decided_by: ctx.user.id,
  reason,
})

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

/** Gives the account its role, and the requested rate where that is taken. */
const activate = async ({ row, input: { role, type_id, take_rate }, ctx }: Decided<'activate'>) => {
  // Decision 037: role 1 is given by role 1 alone.
  if (role === ROLE.admin && ctx.user.role !== ROLE.admin) return wrong('role', 'registration.adminOnly')
  if (type_id !== null && !(await choosable(types, [type_id], ctx)).has(type_id))
    return wrong('type_id', 'common.recordGone')
  const user_id = row.user_id ?? notFound()
  const rate = take_rate ? row.answers.hourly_rate_centavos : null
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set((on) => ({
      role,
      tipo: type_id,
      status: userStatus.active,
      version: on('version', '+', 1),
      commitment: row.answers.commitment,
      ...(rate === null ? {} : { valor_hora_centavos: rate }),
    }))
    .where('id', '=', user_id)
    .where('status', '=', userStatus.review)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  // Somebody has set their status by hand meanwhile.
  if (numUpdatedRows === 0n) return changed()
  const before = { role: 0, status: userStatus.review }
  const after = { role, status: userStatus.active }
  if (rate === null) await noteChange(user_id, { before, after }, ctx)
  else await noteRate(user_id, { rate, before, after }, ctx)
  await ctx.services.mail.post(ctx.db, activeMail(addressedTo({ row, ctx }), row.nome), ctx.now)
  return { ...decided({ ctx }, null), role }
}

const deny = async ({ row, input: { reason }, ctx }: Decided<'deny'>) => {
  const user_id = row.user_id ?? notFound()
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set((on) => ({ status: userStatus.denied, version: on('version', '+', 1) }))
    .where('id', '=', user_id)
    .where('status', '=', userStatus.review)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return changed()
  await noteChange(user_id, { before: { status: userStatus.review }, after: { status: userStatus.denied } }, ctx)
  await ctx.services.mail.post(ctx.db, deniedMail(addressedTo({ row, ctx }), { name: row.nome, reason }), ctx.now)
  return { ...decided({ ctx }, reason), hash: null, hash_expires_at: null }
}

/** Mails the link to correct, and answers it where no mail leaves. */
const askCorrection = async ({ row, input: { reason }, ctx }: Decided<'correct'>) => {
  const { code, expires_at } = await renewCode(ctx.db, row.id, { now: ctx.now, hours: CORRECTION_DAYS * 24 })
  const asked = { name: row.nome, reason, kind: row.kind, code, expires_at }
  await ctx.services.mail.post(ctx.db, correctionMail(addressedTo({ row, ctx }), asked), ctx.now)
  const path = formPath(row.kind, `correct=${code}`)
  return { link: await handedLink(ctx, { path, locale: row.locale, until: expires_at }) }
}

export const registrationStepHandlers = stepHandlers({
  flow: registrationFlow,
  of: { list: registrationList, source: registrationSource },
  table: 'registrations',
  shown: registrationOf,
  late: decidedBefore,
  notify: notifyOthers,
  take: {
    deny: { event: 'decided', set: deny },
    correct: { event: 'decided', set: (taken) => decided(taken, taken.input.reason), answer: askCorrection },
    activate: { event: 'decided', set: activate },
  },
}).map(tellingWho)
