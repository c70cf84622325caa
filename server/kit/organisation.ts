import { buffer } from 'node:stream/consumers'
import type { Locale } from '#contract/kit/words.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'

/** What the organisation is called; nobody has named it before the first run. */
export const organisationName = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('organisation').select('nome').executeTakeFirst())?.nome

/** The language of mails to whoever has chosen none. */
export const organisationLocale = async (db: Db): Promise<Locale> =>
  (await db.selectFrom('user_config').select('locale').where('id', '=', 1).executeTakeFirstOrThrow()).locale

/** The logo's bytes for documents: a PNG, as the upload was written anew. */
export const organisationLogo = async ({
  db,
  services,
}: Pick<Context, 'db' | 'services'>): Promise<Uint8Array | undefined> => {
  const file = await db
    .selectFrom('user_config as c')
    .innerJoin('files as f', 'f.id', 'c.logo')
    .select('f.key')
    .where('f.removed_at', 'is', null)
    .executeTakeFirst()
  const bytes = file && (await services.files.store.read(file.key))
  return bytes && new Uint8Array(await buffer(bytes))
}
