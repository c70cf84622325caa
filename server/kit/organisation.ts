import type { Db } from '#server/db/open.ts'

/** What the organisation is called; nobody has named it before the first run. */
export const organisationName = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('organisation').select('nome').executeTakeFirst())?.nome
