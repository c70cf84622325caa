import { ROLE } from '#contract/access/role.ts'
import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaMoves } from '#contract/demanda/demanda.rules.ts'
import { next } from '#contract/kit/machine.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { particleOf } from '#server/particle/asked.data.ts'

interface Demand {
  readonly id: number
  readonly nome: string
  readonly descricao: string
  readonly wished_on: string | null
  readonly status: number
  readonly author_id: number
  readonly cliente_id: number | null
  readonly version: number
}

type Decision =
  /** Into a venture of its own, or as a particle of one that is there. */
  { readonly event: 'accept'; readonly venture_id?: number } | { readonly event: 'cancel'; readonly reason: string }

/** Most letters of a venture's description, of which a demand has more. */
const DESCRIPTION_MAX = 2000

/** The venture in negotiation that a demand becomes; what its description has no room for stands in the scope. */
const ventureOf = async (of: Demand, ctx: Context): Promise<number> => {
  const fields = {
    nome: of.nome,
    code: `D-${of.id}`,
    cliente_id: of.cliente_id,
    descricao: of.descricao.length > DESCRIPTION_MAX ? '' : of.descricao,
    escopo: of.descricao.length > DESCRIPTION_MAX ? of.descricao : '',
    ends_on: of.wished_on,
  }
  const taken = await ctx.db.selectFrom('ventures').select('id').where('code', '=', fields.code).executeTakeFirst()
  const code = taken ? `D-${of.id}-${ctx.now.getTime().toString(36).toUpperCase()}` : fields.code
  const { id } = await ctx.db
    .insertInto('ventures')
    .values({ ...fields, code, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  // A partner meets the ventures that they are on; a client meets their company's.
  const author = await ctx.db.selectFrom('users').select('role').where('id', '=', of.author_id).executeTakeFirst()
  if (author?.role === ROLE.partner)
    await ctx.db.insertInto('venture_members').values({ venture_id: id, user_id: of.author_id, position: 2 }).execute()
  await ctx.audit({ event: 'projeto.created', thing: 'projeto', thing_id: id, detail: { after: { ...fields, code } } })
  return id
}

const becomes = async (of: Demand, venture_id: number | undefined, ctx: Context) =>
  venture_id === undefined
    ? { venture_id: await ventureOf(of, ctx) }
    : { particle_id: await particleOf({ ...of, from: { demanda_id: of.id } }, venture_id, ctx) }

/** Decides a waiting demand, once, and tells its author. */
export const decideDemand = async (of: Demand, decision: Decision, ctx: Context): Promise<void> => {
  const here = ([0, 1, 2] as const).find((it) => it === of.status)
  const status = here === undefined ? undefined : next(demandaMoves, here, decision.event)
  if (status === undefined) return refuse('demanda.decided', { status: 409 })
  const reason = decision.event === 'cancel' ? decision.reason : null
  const became = decision.event === 'accept' ? await becomes(of, decision.venture_id, ctx) : {}
  await ctx.db
    .updateTable('demands')
    .set({
      status,
      reason,
      ...became,
      decided_by_id: ctx.user.id,
      decided_at: ctx.now,
      version: of.version + 1,
    })
    .where('id', '=', of.id)
    .execute()
  await ctx.audit({
    event: 'demanda.changed',
    thing: 'demanda',
    thing_id: of.id,
    detail: { before: { status: of.status }, after: { status }, ...(reason !== null && { reason }) },
  })
  const link = linkOf(demandaNoun, of.id)
  const about = { user_id: of.author_id, link }
  await notifyOthers(ctx, [
    reason === null
      ? { ...about, word: 'notification.demandAccepted', params: { title: of.nome } }
      : { ...about, word: 'notification.demandCancelled', params: { title: of.nome, reason } },
  ])
}
