import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { Db } from '#server/db/open.ts'
import { places, userColumnsBlanked, type Place } from '#server/ownData/places.ts'

interface Erased {
  id: number
  nome: string
  last_name: string
  email: string
}

const assignments = (set: Readonly<Record<string, string | null>>): RawBuilder<unknown> =>
  sql.join(Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value ?? 'null')}`))

const settle = async (db: Db, { at: [table, column], outcome, set }: Place, id: number): Promise<void> => {
  const mine = sql`${sql.ref(column)} = ${id}`
  if (outcome === 'erase') await sql`delete from ${sql.table(table)} where ${mine}`.execute(db)
  if (outcome === 'forget')
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${mine}`.execute(db)
  if (outcome === 'keep' && set) await sql`update ${sql.table(table)} set ${assignments(set)} where ${mine}`.execute(db)
}

/** Their photo, their documents, and what no form has claimed; what belongs to a record of the organisation stays with it. */
const removeFiles = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update files set removed_at = ${now} where removed_at is null and (
    (owner_id = ${id} and claimed_at is null) or (thing in ('user', 'looper') and thing_id = ${id}))`.execute(db)
}

/** Where the text of a message stands that an event told. */
const said = '{content,0,content,0,text}'
/** Regular expression that finds a text, but not within a longer word. */
const wholly = (text: string): string => `(?<!\\w)${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?!\\w)`

/** Accesses before the invitations that they name. */
const tracedByEmail = [
  'client_accesses',
  'invitations',
  'invitation_requests',
  'club_uses',
  'registrations',
  'registration_drafts',
]

/** Mails, counts and traces that name them by e-mail or name rather than by number. */
const removeTraces = async (db: Db, person: Erased, pseudonym: string): Promise<void> => {
  const { id, email } = person
  const full = `${person.nome} ${person.last_name}`.trim()
  await sql`delete from mails where lower(to_address) = lower(${email})`.execute(db)
  for (const table of tracedByEmail)
    await sql`delete from ${sql.table(table)} where lower(email) = lower(${email})`.execute(db)
  // Keys end in the e-mail, after a space or a colon.
  await sql`delete from login_attempts where right(key, ${email.length + 1}) in (${` ${email.toLowerCase()}`}, ${`:${email.toLowerCase()}`})`.execute(
    db,
  )
  await sql`update notifications set params = params || jsonb_build_object('name', ${pseudonym}::text)
    where params->>'name' = ${full}`.execute(db)
  // What an event told others about them is text among their messages.
  await sql`update messages set title = jsonb_set(title, ${said}::text[],
      to_jsonb(regexp_replace(title #>> ${said}::text[], ${wholly(full)}, ${pseudonym}, 'g')))
    where system_for_id is not null and title #>> ${said}::text[] ~ ${wholly(full)}`.execute(db)
  await sql`update audit set detail = '{}' where thing in ('user', 'looper') and thing_id = ${String(id)}`.execute(db)
  await sql`update audit set detail = detail - 'email' where lower(detail->>'email') = lower(${email})`.execute(db)
}

/**
 * Makes a person a pseudonym, in the transaction that decides it: what tells who they were goes, what has to stay keeps
 * their number. Triggers end sessions and tokens with the account.
 */
export const erasePerson = async (db: Db, person: Erased, now: Date): Promise<void> => {
  const code = randomUUID().slice(0, 8)
  const pseudonym = `Pessoa ${code}`
  await removeFiles(db, person.id, now)
  for (const place of places) await settle(db, place, person.id)
  await removeTraces(db, person, pseudonym)
  await sql`update users set ${assignments(userColumnsBlanked)}, nome = ${pseudonym},
    email = ${`erased-${randomUUID()}@erased.invalid`}, status = ${userStatus.off}, deleted_at = ${now}, version = version + 1
    where id = ${person.id}`.execute(db)
}
