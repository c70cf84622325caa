import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import { MAIL_OWNER, mailSettings } from '#server/kit/mail/outlet.ts'
import { isSealed, type Cipher } from '#server/kit/session/cipher.ts'

/** Owner under which the cipher seals the second factor's secret of a person. */
export const factorOf = (user_id: number): string => `user:${user_id}`
/** Owner under which the cipher seals the secrets of a person's webhooks. */
export const webhookOwner = (user_id: number): string => `webhook:${user_id}`

const opened = (stored: string, owner: string, ciphers: readonly Cipher[]): string | undefined => {
  for (const cipher of ciphers)
    try {
      return cipher.open(stored, owner)
    } catch {
      // Sealed with another key.
    }
  return undefined
}

interface Sealing {
  readonly cipher: Cipher
  /** Ciphers of earlier keys, which may still open secrets. */
  readonly former: readonly Cipher[]
  /** Removes second factors whose secret no key opens, instead of refusing to start. */
  readonly reset: boolean
}

const LOST =
  'ENCRYPTION_KEY: secrets in this database are sealed with another key. Set the one that was used, or bring back the encryption.key of its DATA_DIR; where it is lost, ENCRYPTION_RESET=true takes the second factor from those people, the password of the mail server, and all webhooks.'

/** Same for the password of the mail server, which administrators enter again when the key is lost. */
const sealMail = async (db: Db, { cipher, former, reset }: Sealing): Promise<void> => {
  const { password: stored } = await mailSettings(db)
  if (stored === null || opened(stored, MAIL_OWNER, [cipher]) !== undefined) return
  const secret = opened(stored, MAIL_OWNER, former)
  if (secret === undefined && !reset) throw new Error(LOST)
  const password = secret === undefined ? null : cipher.seal(secret, MAIL_OWNER)
  await db.updateTable('mail_settings').set({ password }).where('id', '=', 1).execute()
}

/** Same for the secrets of webhooks; one that no key opens is removed, and its person makes another. */
const sealWebhooks = async (db: Db, { cipher, former, reset }: Sealing): Promise<void> => {
  const rows = await db.selectFrom('webhooks').select(['id', 'user_id', 'secret']).orderBy('id').execute()
  for (const { id, user_id, secret: stored } of rows) {
    const owner = webhookOwner(user_id)
    if (opened(stored, owner, [cipher]) !== undefined) continue
    const secret = opened(stored, owner, former)
    if (secret === undefined && !reset) throw new Error(LOST)
    await (secret === undefined
      ? db.deleteFrom('webhooks').where('id', '=', id).execute()
      : db
          .updateTable('webhooks')
          .set({ secret: cipher.seal(secret, owner) })
          .where('id', '=', id)
          .execute())
  }
}

/** Runs before calls are answered: encrypts every secret with the present key. */
export const sealSecrets = async (db: Db, sealing: Sealing): Promise<void> => {
  const { cipher, former, reset } = sealing
  await sealMail(db, sealing)
  await sealWebhooks(db, sealing)
  const rows = await db
    .selectFrom('users')
    .select(['id', sql<string>`two_factor_secret`.as('stored')])
    .where('two_factor_secret', 'is not', null)
    .orderBy('id')
    .execute()
  // A proposed secret that does not open is dropped: its person starts the setup again.
  const proposed = await db
    .selectFrom('users')
    .select(['id', sql<string>`two_factor_proposed`.as('stored')])
    .where('two_factor_proposed', 'is not', null)
    .execute()
  const lost = proposed.filter(({ id, stored }) => opened(stored, factorOf(id), [cipher]) === undefined)
  for (const { id } of lost)
    await db.updateTable('users').set({ two_factor_proposed: null }).where('id', '=', id).execute()
  for (const { id, stored } of rows) {
    const owner = factorOf(id)
    if (isSealed(stored) && opened(stored, owner, [cipher]) !== undefined) continue
    const secret = opened(stored, owner, former.concat(isSealed(stored) ? [] : [cipher]))
    if (secret === undefined && !reset) throw new Error(LOST)
    await db
      .updateTable('users')
      .set(
        secret === undefined
          ? {
              two_factor_secret: null,
              two_factor: sql`case when exists (select 1 from passkeys p where p.user_id = users.id) then true end`,
            }
          : { two_factor_secret: cipher.seal(secret, owner) },
      )
      .where('id', '=', id)
      .execute()
  }
}
