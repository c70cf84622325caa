import type { Db } from '#server/db/open.ts'
import { dropSetupCode } from '#server/setup/code.data.ts'

export interface FirstAdministrator {
  organisation: string
  nome: string
  last_name: string
  email: string
  password_hash: string
}

export const needsSetup = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined

/**
 * Makes the organisation and its first administrator. Undefined when somebody was first: the organisation's single
 * row decides between two pages that are sent at once.
 */
export const setUp = async (db: Db, administrator: FirstAdministrator, now: Date): Promise<number | undefined> => {
  return db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('organisation')
      .values({ id: 1, nome: administrator.organisation, created_at: now })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made || !(await needsSetup(tx))) return undefined
    const admin = await tx
      .insertInto('users')
      .values({
        role: 1,
        status: 1,
        nome: administrator.nome,
        last_name: administrator.last_name,
        email: administrator.email,
        password_hash: administrator.password_hash,
        mail_verified_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await dropSetupCode(tx)
    return admin.id
  })
}
