import { z } from 'zod'
import { incidentStatus } from '#contract/incident/incident.ts'
import { formatDateTime } from '#contract/kit/dates.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import { job, type JobFrame } from '#server/kit/jobs/job.ts'
import { mailNotes, type Note } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

/** Open incidents whose reminder is due, marked as reminded; what another server holds is its own. */
const dueNow = async (tx: Db, now: Date) => {
  const rows = await tx
    .selectFrom('incidents')
    .select(['id', 'nome', 'due_at'])
    .where('status', '=', incidentStatus.of.open)
    .where('anpd_told_at', 'is', null)
    .where('reminded_at', 'is', null)
    .where('remind_at', '<=', now.toISOString())
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute()
  const ids = rows.map((it) => it.id)
  if (ids.length > 0) await tx.updateTable('incidents').set({ reminded_at: now }).where('id', 'in', ids).execute()
  return rows
}

const sweep = async (tx: Db, services: JobFrame['services'], now: Date): Promise<Note[]> => {
  const incidents = await dueNow(tx, now)
  if (incidents.length === 0) return []
  const people = await peopleWho(tx, 'governance.answer')
  const notes = incidents.flatMap(({ id, nome, due_at }) =>
    people.map((user_id) => ({
      user_id,
      word: 'notification.incidentDue' as const,
      params: { title: nome, due: formatDateTime(due_at, 'pt') },
      link: pathTo('incidentShow', { id }),
    })),
  )
  await notify(tx, notes, now)
  await mailNotes({ db: tx, services, now }, notes)
  return notes
}

/** Reminds those who answer for incidents, once for each, before the period to tell the ANPD ends. */
export const incidentClock = job({
  name: 'incident.clock',
  payload: z.object({}),
  everySeconds: 60,
  run: async ({ db, services }) => {
    const now = services.now()
    const notes = await db.transaction().execute((tx) => sweep(tx, services, now))
    for (const user of new Set(notes.map((it) => it.user_id)))
      services.live.tell(`user:${user}`, 'notification.changed')
  },
})
