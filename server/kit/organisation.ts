import { buffer } from 'node:stream/consumers'
import type { Locale } from '#contract/kit/words.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'

/** Name of the organisation; undefined before the first run has set it. */
export const organisationName = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('organisation').select('nome').executeTakeFirst())?.nome

/** The organisation as invoices and receipts name it. */
export interface OrganisationOnPapers {
  /** Registered name, or its own where nobody has entered one. */
  readonly nome: string
  readonly cnpj: string | null
  readonly city: string
  readonly pix_key: string | null
}

export const organisationOnPapers = async (db: Db): Promise<OrganisationOnPapers> => {
  const { razao_social, ...rest } = await db
    .selectFrom('user_config')
    .select(['razao_social', 'cnpj', 'city', 'pix_key'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return { ...rest, nome: razao_social || (await organisationName(db)) || 'Nucleo' }
}

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
