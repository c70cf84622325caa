import { sql } from 'kysely'
import { loopStatus } from '#contract/loop/loop.states.ts'
import { returnedCalls } from '#contract/loop/returned/returned.calls.ts'
import type { ReturnedLoop } from '#contract/loop/returned/returned.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { fullName } from '#server/kit/list/source.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { refuseClosed } from '#server/loop/closed.data.ts'
import { tellWritten } from '#server/loop/hand.data.ts'
import { anyLoop, lockOwnLoop, toPonto, type LoopRecord } from '#server/loop/loop.data.ts'
import { hasLeft, mendReturned } from '#server/loop/returned.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

const raised = async (ctx: Context, { id }: LoopRecord) => ({
  data: await ctx.db
    .updateTable('loops')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow(),
})

/** Refuses what no week would pay anyway, and what a closed one has taken. */
const checkReturnable = async (ctx: Context, row: LoopRecord): Promise<void> => {
  if (row.status !== loopStatus.of.concluded || row.left_out_at !== null) refuse('loopReturned.notConcluded')
  if (row.returned_at !== null) refuse('loopReturned.already')
  await refuseClosed(ctx, row)
}

/** One's own loop under its lock, or for reviewers that of somebody who has left and answers nothing any more. */
const answerable = async (ctx: Context, id: number): Promise<LoopRecord> => {
  const own = await lockOwnLoop(ctx.db, id, ctx.user.id)
  if (own) return own
  const row = ctx.may('week.review') ? await anyLoop(ctx.db, id, { held: true }) : undefined
  return row && (await hasLeft(ctx.db, row.user_id)) ? row : notFound()
}

/** Reviewers of weeks return loops, and the persons of these correct them or answer that they are right. */
export const returnedApi = [
  handle(returnedCalls.return, async (ctx, { id, version, reason }) => {
    const row = (await anyLoop(ctx.db, id, { held: true })) ?? notFound()
    await checkReturnable(ctx, row)
    if (row.version !== version) return stale(toPonto(row, ctx.now))
    await sql`update loops set returned_at = ${ctx.now}, returned_by_id = ${ctx.user.id}, return_reason = ${reason},
      week_id = null, mended_at = null, mended_note = null where id = ${id}`.execute(ctx.db)
    await ctx.audit({ event: 'loop.returned', thing: 'loop', thing_id: id, detail: { reason } })
    const note = {
      user_id: row.user_id,
      word: 'notification.loopReturned' as const,
      params: { name: ctx.user.nome, atom: row.atomo },
      quote: { text: reason, html: escaped(reason) },
      link: pathTo('loopShow', { id }),
    }
    await notifyOthers(ctx, [note])
    tellWritten(ctx, row.user_id)
    return raised(ctx, row)
  }),

  handle(returnedCalls.mended, async (ctx, { id, version, note }) => {
    const row = await answerable(ctx, id)
    if (row.returned_at === null) return refuse('loopReturned.notReturned')
    if (row.version !== version) return stale(toPonto(row, ctx.now))
    await mendReturned(ctx, row, note)
    tellWritten(ctx, row.user_id)
    return raised(ctx, row)
  }),

  handle(returnedCalls.mine, async ({ db, user }) => {
    const { rows } = await sql<ReturnedLoop>`
      select l.id, l.version, a.nome as atomo, v.nome as projeto, v.id as venture_id, l.data_inicio as inicio, l.fim,
        l.segundos, l.return_reason as reason, ${fullName('u')} as by, l.returned_at as at
      from loops l join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
      join users u on u.id = l.returned_by_id
      where l.user_id = ${user.id} and l.returned_at is not null order by l.data_inicio limit 100`.execute(db)
    return { data: rows }
  }),
]
