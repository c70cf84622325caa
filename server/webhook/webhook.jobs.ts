import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { pathTo } from '#contract/routes/match.ts'
import { FAILURES_MAX, TRIES_MAX } from '#contract/webhook/webhook.ts'
import { webhookOwner } from '#server/auth/seal.data.ts'
import type { Db } from '#server/db/open.ts'
import { auditByServer } from '#server/kit/audit.ts'
import { job, type JobFrame } from '#server/kit/jobs/job.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'
import type { Sent } from '#server/kit/outside/outside.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'

const AT_ONCE = 100

const delivery = { name: 'webhook.deliver', payload: z.object({ id: z.uuid() }) } satisfies Sendable

/** The database writes deliveries with the loops that they tell of; here each becomes a job, in one transaction with its mark. */
export const queueDeliveries = job({
  name: 'webhook.queue',
  payload: z.object({}),
  everySeconds: 2,
  run: ({ db, services }) =>
    db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`
        update webhook_deliveries set queued_at = ${services.now()} where id in (
          select id from webhook_deliveries where queued_at is null order by created_at limit ${AT_ONCE}
          for update skip locked)
        returning id`.execute(tx)
      await services.queue.sendMany(tx, delivery, rows)
    }),
})

const findDelivery = (db: Db, id: string) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .innerJoin('users as u', 'u.id', 'w.user_id')
    .select(['d.id', 'd.event', 'd.data', 'd.created_at', 'd.attempts', 'd.webhook_id'])
    .select(['w.url', 'w.secret', 'w.user_id'])
    .select(sql<boolean>`u.status = 1 and u.deleted_at is null and (w.status = 1 or d.event = 'webhook.test')`.as('on'))
    .where('d.id', '=', id)
    .where('d.status', '=', 'waiting')
    .executeTakeFirst()

type Found = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** Sends as Standard Webhooks says: the id, the moment and the body are signed together. */
const send = ({ services }: JobFrame, found: Found): Promise<Sent> => {
  const { id, event, data, created_at, url, secret, user_id } = found
  const timestamp = String(Math.floor(services.now().getTime() / 1000))
  const body = JSON.stringify({ id, type: event, timestamp: created_at, data })
  const key = Buffer.from(services.cipher.open(secret, webhookOwner(user_id)).slice('whsec_'.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Nucleo-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  }
  return services.outside.post({ url, headers, body })
}

/** Counts a delivery that was given up; too many in a row switch the webhook off and tell its person. */
const countFailure = async ({ db, services }: JobFrame, { webhook_id, user_id, url }: Found): Promise<boolean> => {
  const now = services.now()
  const { rows } = await sql<{ off: boolean }>`
    update webhooks set failures = failures + 1,
      status = case when failures + 1 >= ${FAILURES_MAX} then 0 else status end,
      version = version + case when failures + 1 = ${FAILURES_MAX} then 1 else 0 end
    where id = ${webhook_id} and status = 1 returning status = 0 as off`.execute(db)
  if (!rows[0]?.off) return false
  const { host } = new URL(url)
  const note = { user_id, word: 'notification.webhookOff' as const, params: { url: host }, link: pathTo('settings') }
  await notify(db, [note], now)
  await mailNotes({ db, services, now }, [note])
  await auditByServer(db, { event: 'webhook.off', thing: 'user', thing_id: user_id, detail: { name: host } }, now)
  return true
}

const giveUp = async (frame: JobFrame, found: Found, fault: string): Promise<void> => {
  const off = await frame.db.transaction().execute(async (db) => {
    const values = { status: 'failed' as const, error: fault, done_at: frame.services.now() }
    await db.updateTable('webhook_deliveries').set(values).where('id', '=', found.id).execute()
    return found.event !== 'webhook.test' && fault !== 'off' && countFailure({ ...frame, db }, found)
  })
  if (off) frame.services.live.tell(`user:${found.user_id}`, 'notification.changed')
}

/** Tries one delivery; throws where it is to be tried again. */
const tryOnce = async (frame: JobFrame, found: Found): Promise<void> => {
  const { db, services } = frame
  if (!found.on) return giveUp(frame, found, 'off')
  const { status, fault } = await send(frame, found)
  const tried = found.attempts + 1
  const answer = { attempts: tried, answer: status ?? null, error: fault ?? null }
  const row = db.updateTable('webhook_deliveries').where('id', '=', found.id)
  if (fault === undefined) {
    await row.set({ ...answer, status: 'sent', done_at: services.now() }).execute()
    if (found.event === 'webhook.test') return
    const hook = db.updateTable('webhooks').set({ failures: 0 })
    return void (await hook.where('id', '=', found.webhook_id).where('failures', '>', 0).execute())
  }
  await row.set(answer).execute()
  if (found.event === 'webhook.test' || tried >= TRIES_MAX) return giveUp(frame, found, fault)
  throw new Error(`webhook: ${fault}`)
}

/** Sends one delivery; a failure is written on it, and the queue tries again with pauses that double. */
export const deliverWebhook = job({
  ...delivery,
  // One more than are used, so that the last try of ours is never the queue's last.
  retries: TRIES_MAX,
  atOnce: 4,
  run: async (frame, { id }) => {
    const found = await findDelivery(frame.db, id)
    if (!found) return
    try {
      await tryOnce(frame, found)
    } finally {
      frame.services.live.tell(`user:${found.user_id}`, 'webhook.changed')
    }
  },
})
