import { sql } from 'kysely'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { PARTICLE_CARDS_MAX, type ParticleCard, type ParticleLimit } from '#contract/particle/page.ts'
import type { Context } from '#server/kit/context.ts'
import { person, record, type Sql } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { particleScope, votesOf } from '#server/particle/particle.source.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

/** A living venture within the person's scope. */
export const ventureReached = async (id: number, ctx: Context): Promise<RecordRef> => {
  const { rows } = await sql<RecordRef>`
    select v.id, v.nome from ventures v where v.id = ${id} and ${ofReachedVentures(sql`v.id`, ctx)}`.execute(ctx.db)
  return rows[0] ?? notFound()
}

const cardsWhere = async (where: Sql, ctx: Context): Promise<ParticleCard[]> => {
  const { rows } = await sql<ParticleCard>`
    select t.id, t.nome, t.status, t.priority, ${record('ventures', sql`t.venture_id`).value} as venture,
      ${person(sql`t.author_id`).value} as author, ${votesOf} as votes, t.hours_planned, t.atom_id, t.version,
      exists (select 1 from particle_votes m where m.particle_id = t.id and m.user_id = ${ctx.user.id}) as voted
    from particles t where t.deleted_at is null and ${where} and ${particleScope(ctx)}
    order by t.rank, t.id limit ${PARTICLE_CARDS_MAX + 1}`.execute(ctx.db)
  return rows
}

/** Limits of the board of a venture, or of the board of all with null. */
export const limitsOf = async (venture_id: number | null, { db }: Pick<Context, 'db'>): Promise<ParticleLimit[]> => {
  const { rows } = await sql<ParticleLimit>`select l.status, l.wip_limit from particle_limits l
    where l.venture_id is not distinct from ${venture_id}::int order by l.status`.execute(db)
  return rows
}

export const boardOf = async (venture_id: number | undefined, ctx: Context) => {
  const venture = venture_id === undefined ? null : await ventureReached(venture_id, ctx)
  const cards = await cardsWhere(venture_id === undefined ? sql`true` : sql`t.venture_id = ${venture_id}`, ctx)
  return {
    venture,
    cards: cards.slice(0, PARTICLE_CARDS_MAX),
    limits: await limitsOf(venture_id ?? null, ctx),
    cut: cards.length > PARTICLE_CARDS_MAX,
  }
}
