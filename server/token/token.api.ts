import { sql } from 'kysely'
import { TOKENS_MAX, tokenCalls } from '#contract/token/token.ts'
import { askPassword, frameOf } from '#server/auth/attempt.data.ts'
import { mailSecurity } from '#server/auth/security.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { newApiToken } from '#server/kit/session/apiToken.ts'

const DAY_MS = 86_400_000

const ownTokens = (db: Db, user_id: number) =>
  db
    .selectFrom('api_tokens')
    .select(['id', 'nome', 'scopes', 'hint', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')

export const tokenApi = [
  handle(tokenCalls.list, async (ctx) => ({ data: await ownTokens(ctx.db, ctx.user.id).execute() })),

  handle(
    tokenCalls.create,
    async (ctx, { nome, scopes, days, password }) => {
      const lockAsked = await askPassword(ctx, password, 'password')
      const { token, hash, hint } = newApiToken()
      const data = await ctx.transaction(async (db) => {
        // The person's lock: of two at once the second counts the first.
        await lockAsked(db)
        const { id: user_id } = ctx.user
        const [held] = await ownTokens(db, user_id)
          .clearSelect()
          .clearOrderBy()
          .select((on) => on.fn.countAll<number>().as('count'))
          .where(sql<boolean>`(expires_at is null or expires_at > ${ctx.now})`)
          .execute()
        const count = Number(held?.count)
        if (count >= TOKENS_MAX) return refuse('token.tooMany', { status: 409, params: { count } })
        const made = await db
          .insertInto('api_tokens')
          .values({
            user_id,
            nome,
            hash,
            hint,
            scopes: JSON.stringify([...new Set(scopes)]),
            role: ctx.user.role,
            created_at: ctx.now,
            expires_at: days === 0 ? null : new Date(ctx.now.getTime() + days * DAY_MS),
          })
          .returning(['id', 'nome', 'scopes', 'hint', 'created_at', 'expires_at', 'last_used_at'])
          .executeTakeFirstOrThrow()
        const entry = { event: 'auth.tokenMade', thing: 'user', thing_id: user_id, detail: { name: nome, scopes } }
        await writeAudit(db, entry, frameOf(ctx))
        await mailSecurity(ctx, db, 'tokenMade')
        return made
      })
      ctx.status(201)
      return { data: { ...data, token } }
    },
    { transaction: false },
  ),

  handle(tokenCalls.revoke, async (ctx, { id }) => {
    const revoked = await ctx.db
      .updateTable('api_tokens')
      .set({ revoked_at: ctx.now })
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('revoked_at', 'is', null)
      .returning('nome')
      .executeTakeFirst()
    if (!revoked) return notFound()
    const detail = { name: revoked.nome }
    await ctx.audit({ event: 'auth.tokenRevoked', thing: 'user', thing_id: ctx.user.id, detail })
    return { status: 'success' as const, message: ctx.say('token.revoked') }
  }),
]
