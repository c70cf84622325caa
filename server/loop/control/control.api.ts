import { sql } from 'kysely'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import { controlFlow, controlList, controlShow } from '#contract/loop/control/control.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { maySql } from '#server/kit/list/may.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { notFound } from '#server/kit/refuse.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { settleForced } from '#server/loop/bulk/note.data.ts'
import { peopleWithLoops, venturesWithLoops } from '#server/loop/center/lookups.data.ts'
import { refuseClosed } from '#server/loop/closed.data.ts'
import { keepAdjustment, storeConclusion } from '#server/loop/conclude.data.ts'
import { controlSource, controlStepSource, endOf } from '#server/loop/control/control.data.ts'
import { tellWritten } from '#server/loop/hand.data.ts'
import { anyLoop } from '#server/loop/loop.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

type Shown = OutputOf<typeof controlShow>['data']

/** A loop as Loop control acts on it, whatever has become of it. */
const shown = async (id: number, ctx: Context): Promise<Shown> => {
  const { rows } = await sql<Shown>`
    select t.id, t.status, t.data_inicio as inicio, t.fim, t.version, ${maySql(controlStepSource, ctx)} as may
    from loops t where t.id = ${id}`.execute(ctx.db)
  return rows[0] ?? notFound()
}

type One = Pick<Taken<'loops', { readonly reason: string }>, 'row' | 'input' | 'ctx'>

/** The person of the loop reads who changed it and why. */
const toPerson =
  (word: 'notification.loopStoppedFor' | 'notification.loopConcludedFor') =>
  async ({ row, input: { reason }, ctx }: One) => {
    const atom = await ctx.db
      .selectFrom('atoms')
      .select('nome')
      .where('id', '=', row.atomo_id)
      .executeTakeFirstOrThrow()
    const params = { name: ctx.user.nome, atom: atom.nome, reason }
    const quote = { text: reason, html: escaped(reason) }
    return [{ user_id: row.user_id, word, params, quote, link: pathTo('loopShow', { id: row.id }) }]
  }

const steps = stepHandlers({
  flow: controlFlow,
  // Concluded loops too, so that a person who comes too late reads what became of the loop.
  of: { source: { table: 'loops', scope: () => 'everything', steps: controlStepSource } },
  table: 'loops',
  shown,
  notify: notifyOthers,
  take: {
    stop: {
      event: 'stoppedFor',
      // The mark is the moment of the stop; the end that counts is an adjustment, with its author and reason.
      set: async ({ row, input: { fim, reason }, ctx }) => {
        const end = await endOf(ctx, row, fim)
        const mark = new Date(Math.floor(ctx.now.getTime() / 1000) * 1000)
        await keepAdjustment(ctx, { id: row.id, fim: mark.toISOString() }, { end, ajustes: reason })
        return { data_fim: mark, data_fim_ajuste: end, ajustes: reason, check_due_at: null }
      },
      elsewhere: async ({ row, ctx }) => tellWritten(ctx, row.user_id),
      tell: toPerson('notification.loopStoppedFor'),
    },
    conclude: {
      event: 'concludedFor',
      set: async ({ row, input: { fim, reason, ...said }, ctx }) => {
        const loop = (await anyLoop(ctx.db, row.id)) ?? notFound()
        await refuseClosed(ctx, loop)
        const end = await endOf(ctx, row, fim)
        await storeConclusion(ctx, loop, { ...said, end, ajustes: reason })
        return {}
      },
      elsewhere: async ({ row, ctx }) => {
        await settleForced(ctx, row.id, row.user_id)
        tellWritten(ctx, row.user_id)
      },
      tell: toPerson('notification.loopConcludedFor'),
    },
  },
})

/** Loop control: the queue, and what is done to the loops in it. */
export const controlApi = [
  ...listHandlers(controlList, controlSource, { user_id: peopleWithLoops, venture_id: venturesWithLoops }),
  handle(controlShow, async (ctx, { id }) => ({ data: await shown(id, ctx) })),
  ...steps,
]
