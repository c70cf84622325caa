import { createHash, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '#contract/auth/recovery.ts'
import type { Db } from '#server/db/open.ts'

/** Crockford's base 32: nothing that is mistaken for something else. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12

const newCode = (): string => {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return signs.replace(/.{4}(?=.)/g, '$&-')
}

/** A code is random and long: a slow hash would protect it no better. */
const hashOf = (user_id: number, code: string): string =>
  createHash('sha256').update(`${user_id} ${code}`).digest('hex')

export const dropRecovery = async (db: Db, user_id: number): Promise<void> => {
  await db.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
}

/** New codes instead of all that the person had; they are nowhere but in the answer. */
export const newRecovery = async (db: Db, user_id: number, now: Date): Promise<string[]> => {
  await dropRecovery(db, user_id)
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  const rows = codes.map((code) => ({ user_id, hash: hashOf(user_id, code), created_at: now }))
  await db.insertInto('recovery_codes').values(rows).execute()
  return codes
}

/** Uses a code up; false for one that is not the person's, or was used before. */
export const useRecovery = async (db: Db, attempt: { user_id: number; code: string; now: Date }): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: attempt.now })
    .where('user_id', '=', attempt.user_id)
    .where('hash', '=', hashOf(attempt.user_id, attempt.code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
