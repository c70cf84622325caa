import type { Context } from '#server/kit/context.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'
import { particlesChanged } from '#server/particle/live.data.ts'
import { particleLookups } from '#server/particle/particle.source.ts'

interface Asked {
  readonly nome: string
  readonly descricao: string
  readonly author_id: number
  /** Origin, as its history stores it. */
  readonly from: { readonly demanda_id: number } | { readonly support_id: number }
}

/** Particle that a demand or a message becomes, in a venture within the deciding person's scope; its author is kept. */
export const particleOf = async (of: Asked, venture_id: number, ctx: Context): Promise<number> => {
  if (!ctx.may('particle.create')) return forbidden()
  const found = await choosable(particleLookups.ventures, [venture_id], ctx)
  if (!found.has(venture_id))
    return refuse('common.invalid', { status: 422, fields: { venture_id: 'common.recordGone' } })
  const fields = { venture_id, nome: of.nome, descricao: of.descricao }
  const { id } = await ctx.db
    .insertInto('particles')
    .values({ ...fields, author_id: of.author_id, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.audit({
    event: 'particle.created',
    thing: 'particle',
    thing_id: id,
    detail: { after: fields, ...of.from },
  })
  particlesChanged(ctx)
  return id
}
