import { sql } from 'kysely'
import { remindAt, reportDueAt } from '#contract/incident/incident.rules.ts'
import { incidentSeverity } from '#contract/incident/incident.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import { auditByServer } from '#server/kit/audit.ts'
import type { JobFrame } from '#server/kit/jobs/job.ts'
import { tellThings } from '#server/kit/live/live.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

interface Raised {
  /** What found it: while its incident is open, it raises no other. */
  origin: string
  nome: string
  descricao: string
  data_kinds: string
}

const record = async (tx: Db, raised: Raised, now: Date): Promise<number | undefined> => {
  const row = { ...raised, severity: incidentSeverity.of.high, noticed_at: now, created_at: now }
  const made = await tx
    .insertInto('incidents')
    .values({ ...row, due_at: reportDueAt(now), remind_at: remindAt(now) })
    .onConflict((on) =>
      on
        .column('origin')
        .where(sql<boolean>`status <> 3 and origin is not null`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!made) return undefined
  await auditByServer(tx, { event: 'incident.created', thing: 'incident', thing_id: made.id }, now)
  return made.id
}

/**
 * Records an incident that the server has found by itself, and tells those who answer for incidents by bell and mail; false
 * where one of the same origin is open.
 */
export const raiseIncident = async ({ db, services }: JobFrame, raised: Raised): Promise<boolean> => {
  const now = services.now()
  const told = await db.transaction().execute(async (tx) => {
    const id = await record(tx, raised, now)
    if (id === undefined) return undefined
    const people = await peopleWho(tx, 'governance.answer')
    const notes = people.map((user_id) => ({
      user_id,
      word: 'notification.incidentRaised' as const,
      params: { title: raised.nome },
      link: pathTo('incidentShow', { id }),
    }))
    await notify(tx, notes, now)
    await mailNotes({ db: tx, services, now }, notes)
    return people
  })
  for (const user of new Set(told)) services.live.tell(`user:${user}`, 'notification.changed')
  if (told) tellThings(services.live, ['incident'])
  return told !== undefined
}
