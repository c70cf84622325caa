import { sql } from 'kysely'
import { supportFlow, supportList } from '#contract/support/support.ts'
import type { Context } from '#server/kit/context.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { particleOf } from '#server/particle/asked.data.ts'
import { readersOf } from '#server/support/readers.data.ts'
import { supportSource, visible } from '#server/support/support.data.ts'

type Message = Taken<'support_messages'>

/** Makes the pages of these people reload the message that they show. */
export const tellChanged = (ctx: Context, people: readonly number[]): void =>
  ctx.after(() => {
    for (const user_id of new Set(people)) ctx.services.live.tell(`user:${user_id}`, 'support.changed')
  })

/** A change of status: its author and whoever answers see it at once. */
const touched = async ({ row, ctx }: Message) => {
  tellChanged(ctx, [row.user_id, ...(await readersOf(ctx)).map((it) => it.id)])
  return { last_at: ctx.now }
}

/** Status that a closed message `t` had: answered where the last text was an answer. */
const statusBefore = sql`case when (select r.staff from support_replies r where r.message_id = t.id order by r.id desc limit 1)
  then 'answered' else 'open' end`

export const supportStepHandlers = stepHandlers({
  flow: supportFlow,
  of: { list: supportList, source: supportSource('visible') },
  table: 'support_messages',
  shown: visible,
  late: async ({ status }, ctx) => ({ status: ctx.say(`support.status_${status}`).toLowerCase() }),
  notify: notifyOthers,
  take: {
    close: { event: 'close', set: touched },
    reopen: { event: 'reopen', set: async (taken) => ({ ...(await touched(taken)), status: statusBefore }) },
    toParticle: {
      event: 'toParticle',
      answer: async ({ row: { id, user_id }, input: { venture_id, nome, descricao }, ctx }) => {
        const asked = { nome, descricao, author_id: user_id, from: { support_id: id } }
        const particle_id = await particleOf(asked, venture_id, ctx)
        // Both link to each other; people who read no messages see no relation on the particle's page.
        await sql`insert into relations (kind, from_thing, from_id, to_thing, to_id, created_at, created_by)
          values ('relates', 'support', ${id}, 'particle', ${particle_id}, ${ctx.now}, ${ctx.user.id})`.execute(ctx.db)
        return { particle_id }
      },
    },
  },
})
