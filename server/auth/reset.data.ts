import { sql } from 'kysely'
import { z } from 'zod'
import { GIVEN_RESET_MINUTES, RESET_MINUTES } from '#contract/auth/reset.ts'
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

interface Made {
  readonly now: Date
  /** An administrator makes it, to hand it over. */
  readonly given?: boolean
}

/** Replaces the person's code; the code itself is only returned, not stored. */
export const newReset = async (db: Db, person: { id: number; email: string }, { now, given = false }: Made) => {
  const code = newCode()
  const expires_at = new Date(now.getTime() + (given ? GIVEN_RESET_MINUTES : RESET_MINUTES) * 60_000)
  const row = {
    hash: hashOfCode(code),
    email: person.email,
    created_at: now,
    expires_at,
    given,
  }
  await db
    .insertInto('password_resets')
    .values({ ...row, user_id: person.id })
    .onConflict((on) => on.column('user_id').doUpdateSet(row))
    .execute()
  return { code, expires_at }
}

/** True while a link that was handed over is valid. */
export const hasGiven = async (db: Db, user_id: number, now: Date): Promise<boolean> => {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('user_id', '=', user_id)
    .where('given', '=', true)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row !== undefined
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
