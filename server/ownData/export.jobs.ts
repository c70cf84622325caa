import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { DAY_MS } from '#contract/kit/spans.ts'
import { EXPORT_DAYS } from '#contract/ownData/ownData.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import { dropDeadArchives } from '#server/kit/files/archive.ts'
import { job } from '#server/kit/jobs/job.ts'
import { momentFor } from '#server/kit/mail/moment.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { writeExport } from '#server/ownData/export.data.ts'
import { exportRequest } from '#server/ownData/ownData.data.ts'

/**
 * Writes down where the bytes will stand before there are any, so that a server that dies leaves none that nobody knows of.
 * Answers where an earlier try may have left its own; undefined where nothing is to be made any more.
 */
const claimKey = async (db: Db, id: number, key: string) => {
  const { rows } = await sql<{ user_id: number; left: string | null }>`
    update data_exports d set key = ${key}, state = 'waiting'
    from (select id, key from data_exports where id = ${id} for update) before
    where d.id = before.id and d.state in ('waiting', 'failed')
    returning d.user_id, before.key as left`.execute(db)
  return rows[0]
}

/** Makes the ZIP that was asked for, and tells its person; what failed is tried again by the queue. */
export const exportOwnData = job({
  ...exportRequest,
  retries: 3,
  run: async ({ db, services }, { id }) => {
    const key = randomUUID()
    const claimed = await claimKey(db, id, key)
    if (!claimed) return
    const { user_id, left } = claimed
    if (left !== null) await services.files.store.remove(left)
    let size: number
    try {
      size = await writeExport({ db, services, user_id }, key)
    } catch (error) {
      await db.updateTable('data_exports').set({ state: 'failed' }).where('id', '=', id).execute()
      throw error
    }
    const now = services.now()
    const kept = await db.transaction().execute(async (tx) => {
      const values = { state: 'ready' as const, size, ready_at: now }
      const expires_at = new Date(now.getTime() + EXPORT_DAYS * DAY_MS)
      const ready = await tx
        .updateTable('data_exports')
        .set({ ...values, expires_at })
        .where('id', '=', id)
        .where('key', '=', key)
        .executeTakeFirst()
      // Erased meanwhile, or claimed by another try of this job.
      if (ready.numUpdatedRows === 0n) return false
      const { zone } = await tx.selectFrom('users').select('zone').where('id', '=', user_id).executeTakeFirstOrThrow()
      // A date-time is written alike in both languages.
      const params = { due: momentFor(expires_at, { locale: 'pt', zone }) }
      const notes = [{ user_id, word: 'notification.exportReady' as const, params, link: pathTo('profile') }]
      await notify(tx, notes, now)
      await mailNotes({ db: tx, services, now }, notes)
      return true
    })
    if (!kept) return services.files.store.remove(key)
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
    const dead = new Date(now.getTime() - DAY_MS)
    await db
      .updateTable('data_exports')
      .set({ state: 'failed' })
      .where('state', '=', 'waiting')
      .where('created_at', '<', dead.toISOString())
      .execute()
    const { rows: over } = await sql<{ id: number; key: string | null; state: 'ready' | 'failed' }>`
      select id, key, state from data_exports where (state = 'ready' and expires_at <= ${now})
        or (state = 'failed' and key is not null and created_at < ${dead})`.execute(db)
    for (const { id, key, state } of over) {
      // Bytes first: a row whose bytes are still there is found again.
      if (key !== null) await services.files.store.remove(key)
      const after = state === 'ready' ? 'expired' : state
      await db.updateTable('data_exports').set({ state: after, key: null }).where('id', '=', id).execute()
    }
    await dropDeadArchives(services.config.DATA_DIR, dead)
  },
})
