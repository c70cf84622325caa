import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { all, type Reader, type Sql } from '#server/kit/list/source.ts'
import { reach } from '#server/venture/venture.data.ts'

/** Condition that the venture in a column is within the person's scope. */
export const reached = (column: Sql, { user, may }: Reader): Sql =>
  sql`${column} in (select v.id from ventures v where v.deleted_at is null
    and ${reach({ user, all: may('atom.seeAll') })})`

/** Condition on atoms `t` that a person is responsible for or loops on. */
export const isOwn = (id: Reader['user']['id']): Sql => sql`(t.responsavel_id = ${id}
  or t.id in (select al.atom_id from atom_loopers al where al.user_id = ${id}))`

/** Condition that no parent of the atom is deleted; over many atoms, deleted places are collected once. */
const placeLives = sql`t.cell_id not in (select c.id from cells c join gates g on g.id = c.gate_id
  join ventures v on v.id = g.venture_id
  where c.deleted_at is not null or g.deleted_at is not null or v.deleted_at is not null)`

/** The same condition for one atom: only its own parents are read. */
const ownPlaceLives = sql`exists (select from cells c join gates g on g.id = c.gate_id
  join ventures v on v.id = g.venture_id
  where c.id = t.cell_id and c.deleted_at is null and g.deleted_at is null and v.deleted_at is null)`

const scopeWith = (placeLives: Sql, reader: Reader): Sql => {
  if (reader.may('atom.seeAll') && reader.user.role !== ROLE.client) return placeLives
  const inReach = reached(sql`t.venture_id`, reader)
  if (reader.user.role === ROLE.client) return all([placeLives, inReach])
  return sql`(${placeLives} and (${inReach} or ${isOwn(reader.user.id)}))`
}

/** Atoms that exist for a person: those of the ventures in their scope and, for workers, their own. */
export const atomScope = (reader: Reader): Sql => scopeWith(placeLives, reader)

/** The same condition for a statement that reads one atom by its id. */
export const oneAtomScope = (reader: Reader): Sql => scopeWith(ownPlaceLives, reader)
