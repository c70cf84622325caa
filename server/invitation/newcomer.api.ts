import type { z } from 'zod'
import { userStatus } from '#contract/auth/userStatus.ts'
import { newcomerCalls } from '#contract/invitation/newcomer.ts'
import { hourOf } from '#server/invitation/accept.data.ts'
import { checkRole, invite } from '#server/invitation/invitation.data.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { handle } from '#server/kit/handle.ts'
import { choosable, type LookupSource } from '#server/kit/list/lookup.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { areas, sectors, types } from '#server/looper/looper.data.ts'
import { dropUnconfirmed } from '#server/registration/unconfirmed.data.ts'

type Newcomer = z.output<typeof newcomerCalls.create.input>

const check = async (given: Newcomer, ctx: Context): Promise<void> => {
  checkRole(given.role, ctx)
  if (given.valor_hora_centavos !== null && !ctx.may('looper.seeValue'))
    refuse('common.columnHidden', { status: 403, fields: { valor_hora_centavos: 'common.columnHidden' } })
  const chosen: readonly (readonly [field: string, ids: readonly number[], from: LookupSource])[] = [
    ['type_id', given.type_id === null ? [] : [given.type_id], types],
    ['sector_id', given.sector_id === null ? [] : [given.sector_id], sectors],
    ['area_ids', given.area_ids, areas],
  ]
  for (const [field, ids, from] of chosen) {
    if (ids.length === 0) continue
    const found = await choosable(from, ids, ctx)
    if (ids.some((id) => !found.has(id)))
      refuse('common.invalid', { status: 422, fields: { [field]: 'common.recordGone' } })
  }
}

/** Makes the account, pending and with a password that nobody has. */
const insert = async (given: Newcomer, ctx: Context): Promise<number> => {
  const { type_id, area_ids, valor_hora_centavos, ...account } = given
  await dropUnconfirmed(ctx.db, account.email)
  const made = await ctx.db
    .insertInto('users')
    .values({
      ...account,
      tipo: type_id,
      status: userStatus.pending,
      valor_hora_centavos: valor_hora_centavos ?? (await hourOf(ctx.db, type_id)),
      password_hash: await ctx.services.passwords.unset(),
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (brokenConstraint(error) !== 'users_email') throw error
      return refuse('invitation.hasAccount', { status: 409, fields: { email: 'invitation.hasAccount' } })
    })
  const ids = [...new Set(area_ids)]
  if (ids.length > 0)
    await ctx.db
      .insertInto('user_areas')
      .values(ids.map((area_id) => ({ user_id: made.id, area_id })))
      .execute()
  return made.id
}

export const newcomerApi = [
  handle(newcomerCalls.create, async (ctx, given) => {
    await check(given, ctx)
    const user_id = await insert(given, ctx)
    const { email, nome, last_name, role, type_id, locale } = given
    const { email: _, locale: __, ...after } = given
    await ctx.audit({ event: 'looper.created', thing: 'looper', thing_id: user_id, detail: { after } })
    const row = { email, nome, role, type_id, venture_id: null, room: null, locale }
    const [{ link } = notFound()] = await invite([row], { ctx, user_id })
    ctx.status(201)
    return { data: { id: user_id, nome: `${nome} ${last_name}`.trim() }, link }
  }),
]
