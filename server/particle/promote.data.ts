import { sql } from 'kysely'
import type { Context } from '#server/kit/context.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { refuse } from '#server/kit/refuse.ts'
import { particleLookups } from '#server/particle/particle.source.ts'

/** Most letters of an atom's description (specification, section 5). The particle keeps a longer one in full. */
const DESCRIPTION_MAX = 300

const brief = (text: string): string =>
  text.length > DESCRIPTION_MAX ? `${text.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : text

interface Promoted {
  readonly id: number
  readonly nome: string
  readonly descricao: string
  readonly venture_id: number
  readonly priority: number
  readonly hours_planned: number | null
}

/** Locks a living cell of the particle's venture that the person may choose, until the atom is in it. */
const checkCell = async (cell_id: number, of: Promoted, ctx: Context): Promise<void> => {
  const found = await choosable(particleLookups.cells, [cell_id], ctx)
  const { rows } = await sql`select c.id from cells c join gates g on g.id = c.gate_id
    where c.id = ${cell_id} and g.venture_id = ${of.venture_id}
      and c.deleted_at is null and g.deleted_at is null for share of c`.execute(ctx.db)
  if (rows.length === 0 || !found.has(cell_id))
    refuse('particle.cellElsewhere', { status: 422, fields: { cell_id: 'particle.cellElsewhere' } })
}

/** Copies the particle's comments to the atom, with authors and times. */
const copyComments = async (from: number, to: number, { db }: Context): Promise<void> => {
  const { rows } = await sql<{ id: number }>`select id from comments
    where thing = 'particle' and thing_id = ${from} and deleted_at is null order by id`.execute(db)
  for (const comment of rows) {
    const made = await sql<{ id: number }>`
      insert into comments (thing, thing_id, author_id, body, text, created_at, edited_at)
      select 'atom', ${to}, author_id, body, text, created_at, edited_at from comments where id = ${comment.id}
      returning id`.execute(db)
    await sql`insert into comment_mentions (comment_id, user_id)
      select ${made.rows[0]?.id ?? 0}, user_id from comment_mentions where comment_id = ${comment.id}`.execute(db)
  }
}

/** Creates an atom from a locked particle that was never promoted, and relates both. */
export const promote = async (of: Promoted, cell_id: number, ctx: Context): Promise<number> => {
  await checkCell(cell_id, of, ctx)
  const fields = {
    nome: of.nome,
    descricao: brief(of.descricao),
    cell_id,
    priority: of.priority,
    hours_planned: of.hours_planned,
  }
  const { id } = await ctx.db
    .insertInto('atoms')
    .values({ ...fields, created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.audit({
    event: 'atom.created',
    thing: 'atom',
    thing_id: id,
    detail: { after: fields, particle_id: of.id },
  })
  await copyComments(of.id, id, ctx)
  await sql`insert into relations (kind, from_thing, from_id, to_thing, to_id, created_at, created_by)
    values ('relates', 'particle', ${of.id}, 'atom', ${id}, ${ctx.now}, ${ctx.user.id})`.execute(ctx.db)
  return id
}
