import type { Db } from '#server/db/open.ts'

/** Every demonstration has this administrator, and no real organisation can. */
const DEMO_ADMIN = 'admin@demo.nucleo.app'

/** True when the organisation in this database is the demonstration. */
export const isDemo = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', DEMO_ADMIN).executeTakeFirst()) !== undefined
