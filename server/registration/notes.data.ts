import { pathTo } from '#contract/routes/match.ts'
import type { Db } from '#server/db/open.ts'
import type { Anyone } from '#server/kit/context.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify, ringAfter } from '#server/notification/notification.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

interface Waiting {
  readonly ctx: Anyone
  readonly id: number
  readonly name: string
}

/** Tells those who decide on registrations that one waits. */
export const tellDeciders = async (db: Db, { ctx, id, name }: Waiting): Promise<void> => {
  const deciders = await peopleWho(db, 'looper.changeStatus')
  const notes = deciders.map((user_id) => ({
    user_id,
    word: 'notification.registrationWaiting' as const,
    params: { name },
    link: pathTo('registrationShow', { id }),
  }))
  await notify(db, notes, ctx.now)
  await mailNotes({ db, services: ctx.services, now: ctx.now }, notes)
  ringAfter(ctx, deciders)
}
