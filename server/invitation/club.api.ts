import { clubCalls, clubList } from '#contract/invitation/club.ts'
import { DAY_MS } from '#contract/kit/spans.ts'
import { attempt, guarded } from '#server/auth/attempt.data.ts'
import { invitationCodes } from '#server/invitation/accept.data.ts'
import {
  clubCodeOf,
  clubJoin,
  clubSource,
  findClubCode,
  newClubCode,
  useClubCode,
} from '#server/invitation/club.data.ts'
import type { Anyone } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { organisationLocale, organisationName } from '#server/kit/organisation.ts'
import { refuse } from '#server/kit/refuse.ts'
import { addressPatience } from '#server/kit/session/attempts.ts'

const invalid = (): never => refuse('clubCode.invalid', { status: 409 })

const openCode = async (ctx: Anyone, code: string) =>
  (await guarded(ctx, invitationCodes, () => findClubCode(ctx.db, code, ctx.now))) ?? invalid()

export const clubApi = [
  ...listHandlers(clubList, clubSource),

  handle(clubCalls.create, async (ctx, { nome, uses_total, days, locale }) => {
    const { id } = await ctx.db
      .insertInto('club_codes')
      .values({
        nome,
        code: newClubCode(),
        uses_left: uses_total,
        uses_total,
        locale: locale ?? (await organisationLocale(ctx.db)),
        made_by: ctx.user.id,
        created_at: ctx.now,
        expires_at: new Date(ctx.now.getTime() + days * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await ctx.audit({
      event: 'clubCode.created',
      thing: 'clubCode',
      thing_id: id,
      detail: { after: { nome, uses_total, days } },
    })
    ctx.status(201)
    return { data: await clubCodeOf(id, ctx) }
  }),

  handle(clubCalls.close, async (ctx, { id }) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('club_codes')
      .set({ closed_at: ctx.now })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await ctx.audit({ event: 'clubCode.closed', thing: 'clubCode', thing_id: id })
    return { data: await clubCodeOf(id, ctx) }
  }),

  handle(
    clubCalls.look,
    async (ctx, { code }) => {
      await openCode(ctx, code)
      return { data: { organisation: (await organisationName(ctx.db)) ?? 'Nucleo' } }
    },
    { transaction: false },
  ),

  handle(
    clubCalls.join,
    async (ctx, { code, email }) => {
      const { id } = await openCode(ctx, code)
      // A good code must not become a way to write to many: each e-mail from an address counts.
      const limit = { key: `club-address:${neighbourhood(ctx.request.ip)}`, patience: addressPatience }
      await attempt(ctx, [limit], 'accept.locked')
      await ctx.transaction(async (db) => {
        const used = await useClubCode(db, { id, email, now: ctx.now })
        if (used === 'none') return invalid()
        if (used === 'used') await ctx.services.queue.send(db, clubJoin, { email, club_code_id: id })
      })
      return { status: 'success' as const, message: ctx.say('clubCode.joined') }
    },
    { transaction: false },
  ),
]
