import { personCalls } from '#contract/person/person.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound } from '#server/kit/refuse.ts'
import { changeDetails, detailsOf } from '#server/person/person.data.ts'

export const personApi = [
  handle(personCalls.own, async (ctx) => ({ data: await detailsOf(ctx.db, ctx.user.id) })),

  handle(personCalls.ownUpdate, async (ctx, input) => ({ data: await changeDetails(ctx.user.id, input, ctx) })),

  handle(personCalls.show, async (ctx, { id }) => {
    const person = await ctx.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
    if (!person) return notFound()
    await ctx.audit({ event: 'looper.detailsRead', thing: 'looper', thing_id: id })
    return { data: await detailsOf(ctx.db, id) }
  }),

  handle(personCalls.update, async (ctx, { id, ...input }) => ({ data: await changeDetails(id, input, ctx) })),
]
