import { sql } from 'kysely'
import { z } from 'zod'
import { idParam } from '#contract/kit/page.ts'
import { loopRequestNoun } from '#contract/loopRequest/loopRequest.noun.ts'
import { loopRequestSteps } from '#contract/loopRequest/loopRequest.steps.ts'
import {
  loopRequestCrud,
  loopRequestFlow,
  loopRequestList,
  type LoopRequestRow,
} from '#contract/loopRequest/loopRequest.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { weekEnd } from '#contract/week/week.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { around, type Handler } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { own, person, record, type ListSource } from '#server/kit/list/source.ts'
import { escaped } from '#server/kit/mail/compose.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { checkHand, handAtomsSource, tellWritten, writeByHand } from '#server/loop/hand.data.ts'
import { tellAsked } from '#server/loopRequest/ask.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

const venture = sql`(select g.venture_id from atoms a join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
  where a.id = t.atomo_id)`

const atomName = sql`(select a.nome from atoms a where a.id = t.atomo_id)`

const source: ListSource<LoopRequestRow, keyof typeof loopRequestList.filters> = {
  table: 'loop_requests',
  scope: (reader) => (reader.may('loopRequest.decide') ? 'everything' : sql`t.user_id = ${reader.user.id}`),
  select: {
    ...own('id', 'atomo_id', 'inicio', 'fim', 'tipo', 'descricao', 'ajustes', 'status', 'loop_id', 'reason'),
    ...own('decided_at', 'created_at', 'deleted_at', 'version'),
    nome: { value: atomName, order: atomName, search: atomName },
    segundos: sql`floor(extract(epoch from (t.fim - t.inicio)))::integer`,
    user: person(sql`t.user_id`),
    venture: record('ventures', venture),
    decided_by: person(sql`t.decided_by_id`),
  },
  where: { ...own('status', 'user_id'), period: sql`t.inicio` },
  steps: {
    steps: loopRequestSteps,
    rules: {
      withdraw: [{ word: 'loopRequest.notYours', status: 403, when: ({ user }) => sql`t.user_id <> ${user.id}` }],
    },
  },
}

type OneTaken = Pick<Taken<'loop_requests'>, 'row' | 'ctx'>

const decided = ({ ctx }: Pick<OneTaken, 'ctx'>) => ({ decided_by_id: ctx.user.id, decided_at: ctx.now })

/** The parts of a notification that tells the person who asked what became of the request. */
const about = async ({ row, ctx }: OneTaken) => {
  const { nome } = await ctx.db
    .selectFrom('atoms')
    .select('nome')
    .where('id', '=', row.atomo_id)
    .executeTakeFirstOrThrow()
  return { user_id: row.user_id, link: linkOf(loopRequestNoun, row.id), params: { name: ctx.user.nome, atom: nome } }
}

const steps = stepHandlers({
  flow: loopRequestFlow,
  of: { list: loopRequestList, source },
  table: 'loop_requests',
  notify: notifyOthers,
  take: {
    accept: {
      set: async ({ row, ctx }) => ({
        ...decided({ ctx }),
        loop_id: (await writeByHand(ctx, { ...row, asked_at: row.created_at })).id,
      }),
      elsewhere: async ({ row, ctx }) => tellWritten(ctx, row.user_id),
      tell: async (taken) => [{ ...(await about(taken)), word: 'notification.loopRequestAccepted' as const }],
    },
    refuse: {
      set: ({ input, ctx }) => ({ ...decided({ ctx }), reason: input.reason }),
      tell: async (taken) => {
        const { reason } = taken.input
        const quote = { text: reason, html: escaped(reason) }
        return [{ ...(await about(taken)), word: 'notification.loopRequestRefused' as const, quote }]
      },
    },
  },
})

const api = nounApi(
  { noun: loopRequestNoun, list: loopRequestList, crud: loopRequestCrud },
  {
    ...source,
    lookups: { atoms: handAtomsSource() },
    unique: {
      loop_requests_span: { field: 'fim', word: 'loopHand.endNotAfter', status: 422 },
      loop_requests_no_overlap: { field: 'inicio', word: 'loopHand.asked', status: 422 },
    },
    stamp: (ctx) => ({ user_id: ctx.user.id }),
  },
)

const { create, update } = loopRequestCrud.calls

const idOf = z.object({ id: idParam })
const weekOf = ({ inicio }: { readonly inicio: string | Date }): string => weekEnd(new Date(inicio))

/** The request under its lock, as it is now. */
const lockedRequest = (id: number, ctx: Context) =>
  ctx.db.selectFrom('loop_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A request is written like the loop that it asks for: what no loop may be, nobody can ask for. */
const checked = (handler: Handler): Handler => {
  if (handler.call !== create && handler.call !== update) return handler
  return around(handler, async (ctx, input, next) => {
    const before = handler.call === update ? await lockedRequest(idOf.parse(input).id, ctx) : undefined
    const { data } = update.output.parse(await next())
    const row = await lockedRequest(data.id, ctx)
    if (!row) throw new Error(`Loop request ${String(data.id)} went away under its lock`)
    // A request that moves to another week asks for that one now, however old it is.
    const asked_at = before && weekOf(before) === weekOf(row) ? row.created_at : ctx.now.toISOString()
    await checkHand(ctx, { ...row, asked_at })
    if (handler.call === create) await tellAsked(ctx, { ids: [row.id], atom: data.nome })
    else await tellChanged(ctx, { ...row, atom: data.nome })
    return { data }
  })
}

/** The person learns of what somebody else changed in their request. */
const tellChanged = async (
  ctx: Context,
  { id, user_id, atom }: { readonly id: number; readonly user_id: number; readonly atom: string },
): Promise<void> => {
  const params = { name: ctx.user.nome, atom }
  await notifyOthers(ctx, [
    { user_id, word: 'notification.loopRequestChanged', params, link: linkOf(loopRequestNoun, id) },
  ])
}

export const loopRequestApi = { ...api, handlers: [...api.handlers.map(checked), ...steps] }
