import { randomBytes } from 'node:crypto'
import type { Db } from '#server/db/open.ts'

/** The secret that signs tokens: from the environment, else made once and kept in the database. */
export const sessionSecret = async (db: Db, given: string | undefined): Promise<string> => {
  if (given) return given
  await db
    .insertInto('settings')
    .values({ key: 'session_secret', value: JSON.stringify(randomBytes(48).toString('base64url')) })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'session_secret')
    .executeTakeFirstOrThrow()
  return String(value)
}
