import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { spelledRecovery } from '#contract/auth/recovery.ts'
import type { Db } from '#server/db/open.ts'

const KEY = 'setup_code'
/** Crockford's base 32: nothing that is mistaken for something else when it is copied by hand. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 12

const newCode = (): string =>
  spelledRecovery([...randomBytes(LENGTH)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join(''))

const storedCode = async (db: Db): Promise<string | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst()
  return row && String(row.value)
}

/** Code that a visit from another machine makes the organisation with: in the database, so that all its servers have the same. */
export const setupCode = async (db: Db): Promise<string> => {
  await db
    .insertInto('settings')
    .values({ key: KEY, value: JSON.stringify(newCode()) })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  return (await storedCode(db)) ?? ''
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** True when this is the code, however it is typed. It takes the same time wherever the two differ. */
export const isSetupCode = async (db: Db, typed: string): Promise<boolean> => {
  const code = await storedCode(db)
  return code !== undefined && timingSafeEqual(digest(code), digest(spelledRecovery(typed)))
}

export const dropSetupCode = async (db: Db): Promise<void> => {
  await db.deleteFrom('settings').where('key', '=', KEY).execute()
}
