import { handoverCalls, successors } from '#contract/handover/handover.ts'
import { belongingsOf, handOver, successorSource } from '#server/handover/handover.data.ts'
import { handle } from '#server/kit/handle.ts'
import { lookupHandler } from '#server/kit/list/lookup.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { lockPerson } from '#server/looper/write.data.ts'

export const handoverApi = [
  lookupHandler(successors, successorSource),

  handle(handoverCalls.preview, async (ctx, { id }) => {
    const person = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!person) return notFound()
    return { data: await belongingsOf(id, ctx) }
  }),

  handle(handoverCalls.move, async (ctx, { id, to }) => {
    const people = await lockPerson(id, ctx, to)
    const data = await handOver({ from: people.person, to: people.also }, ctx)
    // A repeated call, or another administrator who was faster: this choice decided nothing, and its maker learns it.
    if (data.length === 0) return refuse('handover.nothing', { status: 409 })
    const name = people.also ? `${people.also.nome} ${people.also.last_name}`.trim() : ''
    return { message: ctx.say('handover.done', { name }), data }
  }),
]
