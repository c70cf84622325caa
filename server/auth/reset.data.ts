import { sql } from 'kysely'
import { z } from 'zod'
import { RESET_MINUTES } from '#contract/auth/reset.ts'
import type { Db } from '#server/db/open.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'
import { hashOfCode, newCode } from '#server/kit/session/code.ts'

/** A request that a job looks up later, so that the time of the answer reveals nothing. */
export const resetRequest = {
  name: 'auth.reset',
  payload: z.object({
    email: z.string(),
    ip: z.string(),
    locale: z.enum(['pt', 'en']),
    request_id: z.string(),
    /** True when others have used up the limits; only a person known at this address gets the mail then. */
    locked: z.boolean().optional(),
  }),
} satisfies Sendable

/** Replaces the person's code; the code itself is only returned, not stored. */
export const newReset = async (
  db: Db,
  person: { id: number; email: string },
  { now, minutes = RESET_MINUTES }: { readonly now: Date; readonly minutes?: number },
) => {
  const code = newCode()
  const expires_at = new Date(now.getTime() + minutes * 60_000)
  const row = {
    hash: hashOfCode(code),
    email: person.email,
    created_at: now,
    expires_at,
  }
  await db
    .insertInto('password_resets')
    .values({ ...row, user_id: person.id })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute()
  return { code, expires_at }
}

export const dropReset = async (db: Db, user_id: number): Promise<void> => {
  await db.deleteFrom('password_resets').where('user_id', '=', user_id).execute()
}

export interface ResetPerson {
  id: number
  email: string
  locale: 'pt' | 'en' | null
  zone: string
}

/** Owner of a valid code: active, and still with the e-mail that it was sent to. */
export const findReset = (db: Db, code: string, now: Date): Promise<ResetPerson | undefined> =>
  db
    .selectFrom('password_resets as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['u.id', 'u.email', 'u.locale', 'u.zone'])
    .where('r.hash', '=', hashOfCode(code))
    .where('r.expires_at', '>', now.toISOString())
    .where(sql<boolean>`u.status = 1 and u.role <> 0 and u.deleted_at is null and lower(u.email) = lower(r.email)`)
    .executeTakeFirst()

/** Consumes a valid code; of two requests with the same one the second finds nothing. */
export const useReset = async (db: Db, code: string, now: Date): Promise<ResetPerson | undefined> => {
  const person = await findReset(db, code, now)
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('hash', '=', hashOfCode(code))
    .executeTakeFirst()
  return numDeletedRows > 0n ? person : undefined
}
