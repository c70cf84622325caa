import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { EXPORT_DAYS } from '#contract/ownData/ownData.ts'
import { pathTo } from '#contract/routes/match.ts'
import { job } from '#server/kit/jobs/job.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { writeExport } from '#server/ownData/export.data.ts'
import { exportRequest } from '#server/ownData/ownData.data.ts'

const DAY_MS = 86_400_000

/** Makes the ZIP that was asked for, and tells its person; what failed is tried again by the queue. */
export const exportOwnData = job({
  ...exportRequest,
  retries: 3,
  run: async ({ db, services }, { id }) => {
    const row = await db
      .selectFrom('data_exports')
      .select(['user_id', 'state'])
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'failed'])
      .executeTakeFirst()
    if (!row) return
    const { user_id } = row
    const key = randomUUID()
    let size: number
    try {
      size = await writeExport({ db, services, user_id }, key)
    } catch (error) {
      await db.updateTable('data_exports').set({ state: 'failed' }).where('id', '=', id).execute()
      throw error
    }
    const now = services.now()
    const told = await db.transaction().execute(async (tx) => {
      const values = { state: 'ready' as const, key, size, ready_at: now }
      const expires_at = new Date(now.getTime() + EXPORT_DAYS * DAY_MS)
      const ready = await tx
        .updateTable('data_exports')
        .set({ ...values, expires_at })
        .where('id', '=', id)
        .where('key', 'is', null)
        .executeTakeFirst()
      // Erased meanwhile, or made by another try of this job.
      if (ready.numUpdatedRows === 0n) return false
      const params = { count: EXPORT_DAYS }
      const notes = [{ user_id, word: 'notification.exportReady' as const, params, link: pathTo('profile') }]
      await notify(tx, notes, now)
      await mailNotes({ db: tx, services, now }, notes)
      return true
    })
    if (!told) return services.files.store.remove(key)
    services.live.tell(`user:${user_id}`, 'notification.changed')
    services.live.tell(`user:${user_id}`, 'profile.changed')
  },
})

/** Takes exports out of the store once their days are over, and those of which nothing came. */
export const expireExports = job({
  name: 'ownData.expire',
  payload: z.object({}),
  cron: '47 * * * *',
  run: async ({ db, services }) => {
    const now = services.now()
    const over = await db
      .selectFrom('data_exports')
      .select(['id', 'key'])
      .where('state', '=', 'ready')
      .where('expires_at', '<=', now.toISOString())
      .execute()
    for (const { id, key } of over) {
      // Bytes first: a row whose bytes are still there is found again.
      if (key !== null) await services.files.store.remove(key)
      await db.updateTable('data_exports').set({ state: 'expired', key: null }).where('id', '=', id).execute()
    }
    await db
      .updateTable('data_exports')
      .set({ state: 'failed' })
      .where('state', '=', 'waiting')
      .where('created_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
      .execute()
  },
})
