import { sql } from 'kysely'
import { particleSteps } from '#contract/particle/particle.steps.ts'
import { particleList, type ParticleRow } from '#contract/particle/particle.ts'
import { cellsForAtoms } from '#server/atom/reach.data.ts'
import { activePeople, type LookupSource } from '#server/kit/list/lookup.ts'
import { fullName, own, person, record, type ListSource, type Reader, type Sql } from '#server/kit/list/source.ts'
import { ofReachedVentures, reachedVentures } from '#server/venture/reach.data.ts'

/** Particles `t` that exist for a person: those of the ventures that they reach. */
export const particleScope = (reader: Reader): Sql => ofReachedVentures(sql`t.venture_id`, reader)

export const votesOf = sql`(select count(*)::int from particle_votes pv where pv.particle_id = t.id)`

export const particleSource: ListSource<ParticleRow, keyof typeof particleList.filters> = {
  table: 'particles',
  scope: particleScope,
  select: {
    ...own('id', 'nome', 'descricao', 'venture_id', 'status', 'priority', 'hours_planned'),
    ...own('created_at', 'deleted_at', 'version'),
    venture: record('ventures', sql`t.venture_id`),
    author: person(sql`t.author_id`),
    votes: votesOf,
    voters: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'nome', ${fullName('p')}) order by pv.at, p.id), '[]')
      from particle_votes pv join users p on p.id = pv.user_id where pv.particle_id = t.id)`,
    atom: record('atoms', sql`t.atom_id`),
  },
  where: {
    ...own('status', 'venture_id', 'author_id', 'priority'),
    promoted: (value: boolean) => (value ? sql`t.atom_id is not null` : sql`t.atom_id is null`),
    period: sql`t.created_at`,
  },
  steps: { steps: particleSteps, state: sql`case when t.atom_id is null then 'open' else 'promoted' end` },
}

export const particleLookups = {
  ventures: { ...reachedVentures(), first: { cliente_id: (id) => sql`t.cliente_id = ${id}` } },
  authors: {
    // Without the addresses, which who shares a venture does not learn here.
    table: 'users',
    label: activePeople().label,
    plain: sql`t.plain_nome`,
    gone: activePeople().gone,
    scope: (ctx) =>
      sql`t.id in (select p.author_id from particles p where ${ofReachedVentures(sql`p.venture_id`, ctx)})`,
  },
  cells: cellsForAtoms,
} satisfies Readonly<Record<string, LookupSource>>
