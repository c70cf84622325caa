import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** Number of a person's stored sums that differ from their loops. */
const differing = async (db: Db, user_id: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select * from loop_sums where user_id = ${user_id}) k
    full join (select * from loop_sums_now where user_id = ${user_id}) n using (user_id, venture_id, span, since)
    where (coalesce(k.loops, 0), coalesce(k.seconds, 0), coalesce(k.tenths, 0), coalesce(k.centavos, 0))
      <> (coalesce(n.loops, 0), coalesce(n.seconds, 0), coalesce(n.tenths, 0), coalesce(n.centavos, 0))`.execute(db)
  return rows[0]?.count ?? 0
}

/** Recomputes a person's sums from their loops, which are locked meanwhile. */
const remake = (db: Db, user_id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`lock table loops in share row exclusive mode`.execute(tx)
    await sql`delete from loop_sums where user_id = ${user_id}`.execute(tx)
    await sql`
      insert into loop_sums (user_id, venture_id, span, since, loops, seconds, tenths, centavos)
      select user_id, venture_id, span, since, loops, seconds, tenths, centavos
      from loop_sums_now where user_id = ${user_id}`.execute(tx)
  })

/** Compares everybody's sums with their loops, one person after the other, and repairs differences; returns them. */
export const checkSums = async (db: Db): Promise<{ user_id: number; count: number }[]> => {
  const people = await db.selectFrom('users').select('id').orderBy('id').execute()
  const found: { user_id: number; count: number }[] = []
  for (const { id } of people) {
    const count = await differing(db, id)
    if (count === 0) continue
    await remake(db, id)
    found.push({ user_id: id, count })
  }
  return found
}

/** Same for the seconds of atoms; returns the number of repaired ones. */
export const checkAtomSums = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ atom_id: number }>`
    select atom_id from atom_sums k full join atom_sums_now n using (atom_id)
    where coalesce(k.seconds, 0) <> coalesce(n.seconds, 0)`.execute(db)
  if (rows.length === 0) return 0
  await db.transaction().execute(async (tx) => {
    await sql`lock table loops in share row exclusive mode`.execute(tx)
    const wrong = sql`atom_id = any(${rows.map((it) => it.atom_id)})`
    await sql`delete from atom_sums where ${wrong}`.execute(tx)
    await sql`insert into atom_sums (atom_id, seconds) select atom_id, seconds from atom_sums_now where ${wrong}`.execute(
      tx,
    )
  })
  return rows.length
}
