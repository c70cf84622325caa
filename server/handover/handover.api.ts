import { userStatus } from '#contract/auth/userStatus.ts'
import { handoverCalls, successors } from '#contract/handover/handover.ts'
import { looperCalls } from '#contract/looper/looper.ts'
import { belongingsOf, handOver, successorSource } from '#server/handover/handover.data.ts'
import { handle } from '#server/kit/handle.ts'
import { lookupHandler } from '#server/kit/list/lookup.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { endAccess } from '#server/kit/session/ended.ts'
import { keepAdmin, lockPerson, noteChange } from '#server/looper/write.data.ts'

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

  // Whoever leaves may be taken over from in the same step.
  handle(looperCalls.status, async (ctx, { id, status, to }) => {
    const leaves = status !== userStatus.active
    if (to !== undefined && !leaves)
      return refuse('handover.onlyLeaving', { status: 422, fields: { to: 'handover.onlyLeaving' } })
    const people = await lockPerson(id, ctx, to)
    const { person } = people
    const answer = {
      status: 'success' as const,
      message: ctx.say('looper.statusChanged'),
      data: { id, status },
    }
    if (id === ctx.user.id && person.status !== status) return refuse('looper.ownStatus')
    if (to !== undefined) await handOver({ from: person, to: people.also }, ctx)
    if (person.status === status) return answer
    keepAdmin(people, { status })
    if (leaves) await endAccess(id, ctx)
    await ctx.db
      .updateTable('users')
      .set({ status, version: person.version + 1 })
      .where('id', '=', id)
      .execute()
    await noteChange(id, { before: { status: person.status }, after: { status } }, ctx)
    return answer
  }),
]
