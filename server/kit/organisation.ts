import { buffer } from 'node:stream/consumers'
import type { Locale } from '#contract/kit/words.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'

/** Name of the organisation; undefined before the first run has set it. */
export const organisationName = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('organisation').select('nome').executeTakeFirst())?.nome

/** Language of mails to people who have chosen none. */
export const organisationLocale = async (db: Db): Promise<Locale> =>
  (await db.selectFrom('user_config').select('locale').where('id', '=', 1).executeTakeFirstOrThrow()).locale

/** Logo for documents: bytes of the PNG that the upload was re-encoded to. */
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
