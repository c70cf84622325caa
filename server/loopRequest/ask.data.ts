import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { pathTo } from '#contract/routes/match.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { entryOf } from '#server/kit/list/write.ts'
import { refuse } from '#server/kit/refuse.ts'
import { checkHand, type HandWritten } from '#server/loop/hand.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

/** Stores a request of the caller, checked like the loop that it asks for; returns its id. */
export const askForLoop = async (ctx: Context, written: HandWritten): Promise<number> => {
  await checkHand(ctx, written)
  const { atomo_id, inicio, fim, tipo, descricao, ajustes } = written
  const fields = { atomo_id, inicio, fim, tipo, descricao, ajustes }
  const { id } = await ctx.db
    .insertInto('loop_requests')
    .values({ ...fields, user_id: ctx.user.id, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      if (brokenConstraint(error) !== 'loop_requests_no_overlap') throw error
      return refuse('loopHand.asked', { fields: { inicio: 'loopHand.asked' } })
    })
  await ctx.audit(entryOf(loopRequestNoun.thing, 'created', { id, detail: { after: fields } }))
  return id
}

/** People who decide learn of new requests, once of those that were made together. */
export const tellAsked = async (
  ctx: Context,
  { ids, atom }: { readonly ids: readonly number[]; readonly atom: string },
): Promise<void> => {
  const [id] = ids
  if (id === undefined) return
  const link = ids.length === 1 ? linkOf(loopRequestNoun, id) : pathTo('loopRequestList')
  const params = { name: ctx.user.nome, atom }
  const people = await peopleWho(ctx.db, 'loopRequest.decide')
  await notifyOthers(
    ctx,
    people.map((user_id) => ({ user_id, word: 'notification.loopRequested' as const, params, link })),
  )
}
