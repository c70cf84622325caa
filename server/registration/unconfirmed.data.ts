import { sql } from 'kysely'
import { registrationStates } from '#contract/registration/registration.states.ts'
import type { Db } from '#server/db/open.ts'

/**
 * Accounts `u` that a registration made and nobody has confirmed. Anybody may have typed that e-mail: it keeps nobody from
 * being invited, or from accepting.
 */
export const unconfirmed = sql<boolean>`(u.role = 0 and u.status = 0 and u.deleted_at is null and exists (
  select 1 from registrations r where r.user_id = u.id and r.state = ${registrationStates.of.email}))`

/** Forgets registrations of an e-mail that nobody has confirmed, with their account: another mail has reached its owner. */
export const dropUnconfirmed = async (db: Db, email: string): Promise<void> => {
  // Registrations before their account, as whoever confirms one locks them.
  await sql`select id from registrations where lower(email) = lower(${email}) order by id for update`.execute(db)
  await sql`delete from users u where lower(u.email) = lower(${email}) and ${unconfirmed}`.execute(db)
}
