import { sql, type RawBuilder } from 'kysely'
import type { HomeAtom } from '#contract/home/home.ts'
import type { AtomOption, VentureOption } from '#contract/loop/loop.ts'
import type { Db } from '#server/db/open.ts'
import { isOwnVenture } from '#server/venture/venture.data.ts'

/** Atoms `a` with their place, cell `c`, gate `g` and venture `v`, where nothing above them was deleted and the venture is active. */
export const placedAtoms = sql`from atoms a join cells c on c.id = a.cell_id and c.deleted_at is null
  join gates g on g.id = c.gate_id and g.deleted_at is null
  join ventures v on v.id = g.venture_id and v.deleted_at is null and v.status = 1`

/** Living atoms `a` that a person is responsible for or loops on. */
export const theirAtom = (user_id: number) => sql`a.deleted_at is null and (a.responsavel_id = ${user_id}
  or exists (select 1 from atom_loopers al where al.atom_id = a.id and al.user_id = ${user_id}))`

/** One atom of a person, of any status: id, nome, status, created_at, venture_id, projeto. No row when it is not theirs. */
export const reachableAtom = (atomo_id: number, user_id: number): RawBuilder<unknown> =>
  sql`select a.id, a.nome, a.status, a.created_at, v.id as venture_id, v.nome as projeto ${placedAtoms}
    where a.id = ${atomo_id} and ${theirAtom(user_id)}`

/** Atoms of status 1 that a person may start a loop on: those used last first, then by planned day. */
export const openAtomsSql = (user_id: number): RawBuilder<AtomOption> => sql<AtomOption>`
    select a.id, a.nome, v.nome as projeto, e.nome as entrega, a.status, v.id as venture_id, g.nome as gate,
      c.nome as cell, a.data, used.at as last_used_at,
      exists (select 1 from atom_pins p where p.user_id = ${user_id} and p.atom_id = a.id) as pinned
    ${placedAtoms} left join entregas e on e.id = a.entrega_id and e.deleted_at is null
    left join (select atomo_id, max(data_inicio) as at from loops where user_id = ${user_id} group by atomo_id) used
      on used.atomo_id = a.id
    where a.status = 1 and ${theirAtom(user_id)}
    order by used.at desc nulls last, a.data nulls last, a.id limit 500`

export const openAtoms = async (db: Db, user_id: number): Promise<AtomOption[]> =>
  (await openAtomsSql(user_id).execute(db)).rows

/** Ventures of a person, with how many of their atoms are open to a loop. */
export const openVentures = async (db: Db, user_id: number): Promise<VentureOption[]> => {
  const found = await sql<VentureOption>`
    select v.id, v.nome, v.code, coalesce(open.atoms, 0)::int as atoms from ventures v
    left join (select v.id, count(*) as atoms ${placedAtoms} where a.status = 1 and ${theirAtom(user_id)} group by v.id) open
      on open.id = v.id
    where ${isOwnVenture(sql`${user_id}::int`)}
    order by v.nome`.execute(db)
  return found.rows
}

/**
 * The first open atoms of a person by planned day, pending or accepted: late ones (specification, section 4), whose
 * planned day is before today, for none of them has ended; or those that are not.
 */
export const assignedAtoms = async (
  db: Db,
  user_id: number,
  wanted: { today: string; late: boolean; limit: number },
): Promise<HomeAtom[]> => {
  const found = await sql<HomeAtom>`
    select a.id, a.nome, v.nome as projeto, v.id as venture_id, a.status, a.data, ${wanted.late}::boolean as late
    ${placedAtoms} where a.status in (0, 1) and ${theirAtom(user_id)} and coalesce(a.data < ${wanted.today}::date, false) = ${wanted.late}
    order by a.data nulls last, a.id limit ${wanted.limit}`.execute(db)
  return found.rows
}

/** How many of them there are, late or not. */
export const countAssignedAtoms = async (db: Db, user_id: number): Promise<number> => {
  const found = await sql<{ n: number }>`
    select count(*)::int as n ${placedAtoms} where a.status in (0, 1) and ${theirAtom(user_id)}`.execute(db)
  return found.rows[0]?.n ?? 0
}
