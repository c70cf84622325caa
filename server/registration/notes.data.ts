import { sql } from 'kysely'
import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import type { SessionUser } from '#server/kit/session/session.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'

interface Waiting {
  readonly ctx: Context<SessionUser | undefined>
  readonly id: number
  readonly name: string
}

/** Tells those who decide on registrations that one waits. */
export const tellDeciders = async (db: Db, { ctx, id, name }: Waiting): Promise<void> => {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.status = 1 and u.deleted_at is null
      and exists (select 1 from grants g where g.thing = 'looper' and g.act = 'changeStatus' and g.role = u.role)
    order by u.id`.execute(db)
  const notes = rows.map((decider) => ({
    user_id: decider.id,
    word: 'notification.registrationWaiting' as const,
    params: { name },
    link: pathTo('registrationShow', { id }),
  }))
  await notify(db, notes, ctx.now)
  await mailNotes({ db, services: ctx.services, now: ctx.now }, notes)
  ctx.after(() => {
    for (const { user_id } of notes) ctx.services.live.tell(`user:${user_id}`, 'notification.changed')
  })
}
