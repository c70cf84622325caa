import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Cipher } from '#server/kit/cipher.ts'

const CHECK = 'encryption_check'

const anySealed = async (db: Db, cipher: Cipher): Promise<boolean> => {
  const rows = await db
    .selectFrom('users')
    .select('two_factor_secret')
    .where('two_factor_secret', 'is not', null)
    .execute()
  return rows.some((row) => cipher.isSealed(row.two_factor_secret ?? ''))
}

/** Refuses a key that what is sealed here was not sealed with: nobody could give their second factor. */
const checkKey = async (db: Db, cipher: Cipher): Promise<void> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', CHECK).executeTakeFirst()
  if (row?.value === cipher.fingerprint) return
  if (row && (await anySealed(db, cipher)))
    throw new Error(
      'ENCRYPTION_KEY: second factors in this database are sealed with another key. Set the one that was used, or bring back the encryption.key of the DATA_DIR that it was used with.',
    )
  await db
    .insertInto('settings')
    .values({ key: CHECK, value: JSON.stringify(cipher.fingerprint) })
    .onConflict((on) => on.column('key').doUpdateSet({ value: JSON.stringify(cipher.fingerprint) }))
    .execute()
}

/** Before calls are answered: the key is the right one, and no secret lies open in the database any more. */
export const sealSecrets = async (db: Db, cipher: Cipher): Promise<void> => {
  await checkKey(db, cipher)
  const open = await db
    .selectFrom('users')
    .select(['id', sql<string>`two_factor_secret`.as('secret')])
    .where('two_factor_secret', 'is not', null)
    .execute()
  for (const { id, secret } of open)
    if (!cipher.isSealed(secret))
      await db
        .updateTable('users')
        .set({ two_factor_secret: cipher.seal(secret) })
        .where('id', '=', id)
        .execute()
}
