import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { WEBHOOKS_MAX, webhookCalls, type OwnWebhook } from '#contract/webhook/webhook.ts'
import { frameOf } from '#server/auth/attempt.data.ts'
import { webhookOwner } from '#server/auth/seal.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'

const SECRET_BYTES = 32
const SHOWN_MAX = 50
const TEST_EVENT = 'webhook.test'

const ownHooks = (db: Db, user_id: number) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'events', 'failures', 'created_at', 'version'])
    .select(sql<boolean>`status = 1`.as('on'))
    .where('user_id', '=', user_id)

const own = async ({ db, user }: Context, id: number): Promise<OwnWebhook> =>
  (await ownHooks(db, user.id).where('id', '=', id).executeTakeFirst()) ?? notFound()

const checkUrl = async ({ services }: Context, url: string): Promise<void> => {
  if (await services.outside.allows(url)) return
  refuse('webhook.notPublic', { status: 422, fields: { url: 'webhook.notPublic' } })
}

/** Locks the person, so that the second of two concurrent calls sees the writes of the first. */
const lockSelf = async ({ db, user }: Context): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', user.id).forNoKeyUpdate().execute()
}

/** Host of an address; the path may contain a secret of the receiver. */
const named = (url: string): string => new URL(url).host

type Change = 'webhook.made' | 'webhook.changed' | 'webhook.removed'
const audited = (ctx: Context, event: Change, url: string): Promise<void> => {
  const entry = { event, thing: 'user', thing_id: ctx.user.id, detail: { name: named(url) } }
  return writeAudit(ctx.db, entry, frameOf(ctx))
}

export const webhookApi = [
  handle(webhookCalls.list, async (ctx) => ({
    data: await ownHooks(ctx.db, ctx.user.id).orderBy('id', 'desc').execute(),
  })),

  handle(
    webhookCalls.create,
    async (ctx, { url, events }) => {
      // Looked up before the transaction begins, which would wait for it.
      await checkUrl(ctx, url)
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
      const data = await ctx.transaction(async (db) => {
        const within = { ...ctx, db }
        await lockSelf(within)
        const held = await ownHooks(db, ctx.user.id).execute()
        if (held.length >= WEBHOOKS_MAX)
          return refuse('webhook.tooMany', { status: 409, params: { count: held.length } })
        const { id } = await db
          .insertInto('webhooks')
          .values({
            user_id: ctx.user.id,
            url,
            secret: ctx.services.cipher.seal(secret, webhookOwner(ctx.user.id)),
            events: JSON.stringify([...new Set(events)]),
            created_at: ctx.now,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await audited(within, 'webhook.made', url)
        return own(within, id)
      })
      ctx.status(201)
      return { data: { ...data, secret } }
    },
    { transaction: false },
  ),

  handle(
    webhookCalls.update,
    async (ctx, { id, version, url, events, on }) => {
      const before = await own(ctx, id)
      if (url !== undefined && url !== before.url) await checkUrl(ctx, url)
      return ctx.transaction(async (db) => {
        const within = { ...ctx, db }
        const { numUpdatedRows } = await db
          .updateTable('webhooks')
          .set({
            version: version + 1,
            ...(url !== undefined && { url }),
            ...(events && { events: JSON.stringify([...new Set(events)]) }),
            // A new activation resets the failures.
            ...(on !== undefined && { status: on ? 1 : 0, failures: 0 }),
          })
          .where('id', '=', id)
          .where('user_id', '=', ctx.user.id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) return stale(await own(within, id))
        await audited(within, 'webhook.changed', url ?? before.url)
        return { data: await own(within, id) }
      })
    },
    { transaction: false },
  ),

  handle(webhookCalls.remove, async (ctx, { id }) => {
    const { url } = await own(ctx, id)
    await ctx.db.deleteFrom('webhooks').where('id', '=', id).where('user_id', '=', ctx.user.id).execute()
    await audited(ctx, 'webhook.removed', url)
    return { status: 'success' as const, message: ctx.say('webhook.removed') }
  }),

  handle(webhookCalls.test, async (ctx, { id }) => {
    await own(ctx, id)
    await lockSelf(ctx)
    const waiting = await ctx.db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('webhook_id', '=', id)
      .where('event', '=', TEST_EVENT)
      .where('status', '=', 'waiting')
      .executeTakeFirst()
    if (waiting) return refuse('webhook.testWaiting', { status: 409 })
    await ctx.db
      .insertInto('webhook_deliveries')
      .values({ webhook_id: id, event: TEST_EVENT, data: JSON.stringify({}), created_at: ctx.now })
      .execute()
    return { status: 'success' as const, message: ctx.say('webhook.testQueued') }
  }),

  handle(webhookCalls.resend, async (ctx, { id, delivery_id }) => {
    const hook = await own(ctx, id)
    const asked = ctx.db.selectFrom('webhook_deliveries').select(['event', 'status']).where('webhook_id', '=', id)
    const found = await asked.where('id', '=', delivery_id).forUpdate().executeTakeFirst()
    if (!found) return notFound()
    if (found.status !== 'failed') return refuse('webhook.resendNotFailed', { status: 409 })
    if (!hook.on && found.event !== TEST_EVENT) return refuse('webhook.resendOff', { status: 409 })
    await ctx.db
      .updateTable('webhook_deliveries')
      .set({ status: 'waiting', attempts: 0, error: null, queued_at: null, done_at: null })
      .where('id', '=', delivery_id)
      .execute()
    return { status: 'success' as const, message: ctx.say('webhook.resendQueued') }
  }),

  handle(webhookCalls.deliveries, async (ctx, { id }) => {
    await own(ctx, id)
    const data = await ctx.db
      .selectFrom('webhook_deliveries')
      .select(['id', 'event', 'status', 'attempts', 'answer', 'error', 'created_at', 'done_at'])
      .where('webhook_id', '=', id)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(SHOWN_MAX)
      .execute()
    return { data }
  }),
]
