import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Db } from '#server/db/open.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'
import { isClientSide } from '#server/venture/sides.data.ts'

/** `deciding`: the client's people and the partners on the team. `delivering`: 1 and 7, those on the team where any is. */
export type Side = 'deciding' | 'delivering'

interface Told {
  id: number
  role: number
}

const deciding = async (db: Db, venture: number): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    select u.id, u.role from users u join ventures v on v.id = ${venture}
    where u.status = 1 and u.deleted_at is null and ${isClientSide} order by u.id`.execute(db)
  return rows
}

const delivering = async (db: Db, venture: number): Promise<Told[]> => {
  const { rows } = await sql<Told & { member: boolean }>`
    select u.id, u.role, exists (
      select 1 from venture_members m where m.venture_id = ${venture} and m.user_id = u.id) as member
    from users u where u.status = 1 and u.deleted_at is null and u.role in (${ROLE.admin}, ${ROLE.director})
    order by u.id`.execute(db)
  const team = rows.filter((it) => it.member)
  return team.length > 0 ? team : rows
}

interface About {
  readonly id: number
  readonly venture_id: number
}

interface Word {
  readonly word: Note['word']
  readonly params: WordParams
  readonly quote?: Note['quote']
}

/** What each person of a side is told of a gate, with the link that opens it for them. */
export const notesTo = async (
  db: Db,
  { side, gate: { id, venture_id }, ...word }: Word & { side: Side; gate: About },
): Promise<Note[]> => {
  const people = await (side === 'deciding' ? deciding(db, venture_id) : delivering(db, venture_id))
  return people.map(({ id: user_id, role }) => ({
    user_id,
    ...word,
    link: role === ROLE.client ? pathTo('headquarter') : linkOf(gateNoun, id),
  }))
}
