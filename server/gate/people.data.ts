import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Db } from '#server/db/open.ts'
import { momentFor } from '#server/kit/mail/moment.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'
import { isClientSide } from '#server/venture/sides.data.ts'

/** `deciding`: the client's people and the partners on the team. `delivering`: 1 and 7, only those on the team if any
 * is, and whoever delivered the gate. */
export type Side = 'deciding' | 'delivering'

interface Told {
  id: number
  zone: string
  role: number
}

interface About {
  readonly id: number
  readonly nome: string
  readonly venture_id: number
}

const deciding = async (db: Db, venture: number): Promise<Told[]> => {
  const { rows } = await sql<Told>`
    select u.id, u.zone, u.role from users u join ventures v on v.id = ${venture}
    where u.status = 1 and u.deleted_at is null and ${isClientSide} order by u.id`.execute(db)
  return rows
}

const delivering = async (db: Db, { id, venture_id: venture }: About): Promise<Told[]> => {
  const { rows } = await sql<Told & { member: boolean; delivered: boolean }>`
    select u.id, u.zone, u.role, exists (
      select 1 from venture_members m where m.venture_id = ${venture} and m.user_id = u.id) as member,
      exists (select 1 from gates g where g.id = ${id} and g.delivered_by = u.id) as delivered
    from users u where u.status = 1 and u.deleted_at is null and u.role in (${ROLE.admin}, ${ROLE.director})
    order by u.id`.execute(db)
  return rows.some((it) => it.member) ? rows.filter((it) => it.member || it.delivered) : rows
}

interface Word {
  readonly word: Note['word']
  readonly params?: WordParams
  readonly quote?: Note['quote']
  /** Time of the approval by silence, shown to each person in their own zone. */
  readonly due?: Date
  /** Name that a client reads instead of a person's of the organisation, whom a client never sees. */
  readonly asOrganisation?: string | undefined
}

/** A date-time is written alike in both languages. */
const dueFor = (due: Date | undefined, zone: string): WordParams =>
  due === undefined ? {} : { due: momentFor(due, { locale: 'pt', zone }) }

/** Name of its venture, as a parameter of what is said of a gate. */
const aboutGate = async (db: Db, { nome, venture_id }: About): Promise<WordParams> => {
  const venture = await db.selectFrom('ventures').select('nome').where('id', '=', venture_id).executeTakeFirstOrThrow()
  return { gate: nome, venture: venture.nome }
}

/** Notifications about a gate, one for each person of the sides, with the link that opens it for them. */
export const notesTo = async (
  db: Db,
  { sides, gate, due, params, asOrganisation, ...word }: Word & { sides: readonly Side[]; gate: About },
): Promise<Note[]> => {
  const about = await aboutGate(db, gate)
  const people = new Map<number, Told>()
  for (const side of sides)
    for (const one of await (side === 'deciding' ? deciding(db, gate.venture_id) : delivering(db, gate)))
      people.set(one.id, one)
  const named = ({ role }: Told): WordParams =>
    asOrganisation !== undefined && role === ROLE.client ? { name: asOrganisation } : {}
  return [...people.values()].map((one) => ({
    user_id: one.id,
    ...word,
    params: { ...about, ...params, ...named(one), ...dueFor(due, one.zone) },
    link: linkOf(gateNoun, gate.id),
  }))
}
