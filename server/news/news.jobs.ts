import { sql } from 'kysely'
import { z } from 'zod'
import type { Grants } from '#contract/access/can.ts'
import { newsStatus } from '#contract/news/news.steps.ts'
import type { Db } from '#server/db/open.ts'
import { auditByServer } from '#server/kit/audit.ts'
import { job } from '#server/kit/jobs/job.ts'
import { tellThings } from '#server/kit/live/live.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { announcement } from '#server/news/tell.data.ts'
import { mailNotes, type Note } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'

const { scheduled, published, expired } = newsStatus.of

interface Due {
  id: number
  nome: string
  author_id: number
  announced_at: string | null
}

const audited = async (tx: Db, { id, from, to }: { id: number; from: number; to: number }, now: Date): Promise<void> =>
  auditByServer(
    tx,
    { event: 'news.changed', thing: 'news', thing_id: id, detail: { before: { status: from }, after: { status: to } } },
    now,
  )

/** Publishes what is due, locked, so that of two servers one tells the audience. */
const publishDue = async (tx: Db, grants: Grants, now: Date): Promise<{ count: number; notes: Note[] }> => {
  const { rows } = await sql<Due>`
    select t.id, t.nome, t.author_id, t.announced_at from news t
    where t.status = ${scheduled} and t.publish_at <= ${now} and t.deleted_at is null
    order by t.id for update skip locked`.execute(tx)
  const notes: Note[] = []
  for (const item of rows) {
    await sql`update news set status = ${published}, published_at = publish_at, announced_at = coalesce(announced_at, ${now}),
      version = version + 1 where id = ${item.id}`.execute(tx)
    await audited(tx, { id: item.id, from: scheduled, to: published }, now)
    if (item.announced_at === null) notes.push(...(await announcement(tx, item, grants)))
  }
  return { count: rows.length, notes }
}

const expireDue = async (tx: Db, now: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with due as (select id from news where status = ${published} and expires_at <= ${now} and deleted_at is null
      order by id for update skip locked)
    update news t set status = ${expired}, pinned = false, version = t.version + 1 from due where t.id = due.id
    returning t.id`.execute(tx)
  for (const { id } of rows) await audited(tx, { id, from: published, to: expired }, now)
  return rows.length
}

/** Publishes scheduled news at their moment and ends those whose time is over. */
export const newsClock = job({
  name: 'news.clock',
  payload: z.object({}),
  everySeconds: 30,
  run: async ({ db, services }) => {
    const now = services.now()
    const { changed, notes } = await db.transaction().execute(async (tx) => {
      const made = await publishDue(tx, await makeGrantStore().at(tx, 0), now)
      const ended = await expireDue(tx, now)
      await notify(tx, made.notes, now)
      await mailNotes({ db: tx, services, now }, made.notes)
      return { changed: made.count + ended, notes: made.notes }
    })
    if (changed > 0) tellThings(services.live, ['news'])
    for (const { user_id } of notes) services.live.tell(`user:${user_id}`, 'notification.changed')
  },
})
