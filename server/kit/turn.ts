import type { Db } from '#server/db/open.ts'

/**
 * One person's calls take turns, to the end of the transaction: what counts before it adds is then right of what they
 * send at once. Rows that merely refer to the person are not held up.
 */
export const takeTurn = async (db: Db, user_id: number): Promise<void> => {
  await db.selectFrom('users').select('id').where('id', '=', user_id).forNoKeyUpdate().execute()
}
