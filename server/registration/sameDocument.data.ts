import { sql, type RawBuilder } from 'kysely'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { PersonDetails } from '#contract/person/details.ts'
import { sameDocuments, type SameDocument } from '#contract/registration/sameDocument.ts'
import type { Db } from '#server/db/open.ts'
import { correcting } from '#server/registration/known.data.ts'

type Documents = Pick<PersonDetails, 'cpf' | 'cnpj' | 'rg' | 'country'>

/** Number of a document without punctuation. */
const bare = (of: RawBuilder<unknown>) => sql`nullif(regexp_replace(upper(${of}), '[^0-9A-Z]', '', 'g'), '')`

/**
 * Which documents of a person `d` are these; the number of an RG is one state's own, so that it tells only of who has no CPF,
 * in one country.
 */
const matches = ({ cpf, cnpj, rg, country }: Documents) => ({
  cpf: sql`d.cpf = ${cpf}::text`,
  cnpj: sql`d.cnpj = ${cnpj}::text`,
  rg: sql`${cpf}::text is null and d.country = ${country}::text and d.rg <> '' and ${bare(sql`d.rg`)} = ${bare(sql`${rg}::text`)}`,
})

const anyOf = (documents: Documents) => sql<boolean>`(${sql.join(Object.values(matches(documents)), sql` or `)})`

/** People with one of these documents, active or registering. */
export const holdersOf = (db: Db, documents: Documents, user_id: number) =>
  db
    .selectFrom('person_details as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['u.id', 'u.nome', 'u.email', 'u.locale', 'u.status', 'u.role', 'u.deleted_at'])
    .select(correcting('u.id').as('correcting'))
    .where(anyOf(documents))
    .where('u.id', '<>', user_id)
    .where('u.deleted_at', 'is', null)
    .orderBy('u.id')
    .execute()

/** Same for an administrator, with the matching documents: the person never learns whose document it is. */
export const sameDocumentsOf = async (db: Db, documents: Documents, user_id: number): Promise<SameDocument[]> => {
  const same = matches(documents)
  const named = sameDocuments.map((name) => sql`case when ${same[name]} then ${name}::text end`)
  const { rows } = await sql<SameDocument>`
    select u.id, trim(u.nome || ' ' || u.last_name) as nome,
      to_jsonb(array_remove(array[${sql.join(named)}], null)) as documents
    from person_details d join users u on u.id = d.user_id
    where ${anyOf(documents)} and u.id <> ${user_id} and u.deleted_at is null order by u.id`.execute(db)
  return rows
}

/** Clients with the same CNPJ: a partner may come from one. */
export const sameClientsOf = async (db: Db, { cnpj }: Documents): Promise<RecordRef[]> =>
  cnpj === null
    ? []
    : db.selectFrom('clients').select(['id', 'nome']).where('cnpj', '=', cnpj).where('deleted_at', 'is', null).execute()
