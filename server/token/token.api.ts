import { DAY_MS } from '#contract/kit/spans.ts'
import { TOKENS_MAX, tokenCalls } from '#contract/token/token.ts'
import { mailSecurity } from '#server/auth/security.data.ts'
import type { Db } from '#server/db/open.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { newApiToken } from '#server/kit/session/apiToken.ts'

const shown = ['id', 'nome', 'scopes', 'hint', 'created_at', 'expires_at', 'last_used_at'] as const

const ownTokens = (db: Db, user_id: number) =>
  db
    .selectFrom('api_tokens')
    .select(shown)
    .where('user_id', '=', user_id)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')

export const tokenApi = [
  handle(tokenCalls.list, async (ctx) => ({ data: await ownTokens(ctx.db, ctx.user.id).execute() })),

  handle(tokenCalls.create, async (ctx, { nome, scopes, days }) => {
    const { db, now } = ctx
    const { id: user_id, role } = ctx.user
    // Locked, so that the second of two concurrent calls counts the token of the first.
    await db.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute()
    const held = await ownTokens(db, user_id)
      .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now.toISOString())]))
      .execute()
    if (held.length >= TOKENS_MAX) return refuse('token.tooMany', { status: 409, params: { count: held.length } })
    const { token, hash, hint } = newApiToken()
    const data = await db
      .insertInto('api_tokens')
      .values({
        user_id,
        nome,
        hash,
        hint,
        scopes: JSON.stringify([...new Set(scopes)]),
        role,
        created_at: now,
        expires_at: days === 0 ? null : new Date(now.getTime() + days * DAY_MS),
      })
      .returning(shown)
      .executeTakeFirstOrThrow()
    await ctx.audit({ event: 'auth.tokenMade', thing: 'user', thing_id: user_id, detail: { name: nome, scopes } })
    await mailSecurity(ctx, db, 'tokenMade')
    ctx.status(201)
    return { data: { ...data, token } }
  }),

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
