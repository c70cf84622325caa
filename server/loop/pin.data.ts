import { sql } from 'kysely'
import { reachableAtom } from '#server/atom/atom.data.ts'
import type { Db } from '#server/db/open.ts'

/** Keeps an atom at the top for a person; false: it is not theirs. */
export const pinAtom = async (
  db: Db,
  { user_id, atom_id, now }: { user_id: number; atom_id: number; now: Date },
): Promise<boolean> => {
  const { rows } = await sql`
    with atom as (${reachableAtom(atom_id, user_id)}), written as (
      insert into atom_pins (user_id, atom_id, created_at) select ${user_id}, id, ${now} from atom on conflict do nothing
    )
    select 1 from atom`.execute(db)
  return rows.length > 0
}

/** Also one that is no longer theirs. */
export const unpinAtom = async (db: Db, user_id: number, atom_id: number): Promise<void> => {
  await db.deleteFrom('atom_pins').where('user_id', '=', user_id).where('atom_id', '=', atom_id).execute()
}
