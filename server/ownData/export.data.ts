import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { entryName, storeArchive, type ArchiveEntry } from '#server/kit/files/archive.ts'
import { csvStream, jsonStream, textStream, type RecordRow } from '#server/kit/sheet/records.ts'
import { places, type Place } from '#server/ownData/places.ts'

const AT_ONCE = 500

interface Wanted {
  db: Db
  services: Services
  user_id: number
}

/** Rows of one place that are about the person, a batch at a time, without what is no data of theirs. */
const batchesOf = async function* (db: Db, { at: [table, column], shown }: Place, user_id: number) {
  const without = sql.raw(`array[${(shown?.without ?? []).map((it) => `'${it}'`).join(', ')}]::text[]`)
  for (let offset = 0; ; offset += AT_ONCE) {
    // The physical order costs no sorting; what is written meanwhile may come or not.
    const { rows } = await sql<{ row: RecordRow }>`
      select to_jsonb(t) - ${without} as row from ${sql.table(table)} t
      where t.${sql.ref(column)} = ${user_id} order by t.ctid limit ${AT_ONCE} offset ${offset}`.execute(db)
    if (rows.length > 0) yield rows.map((it) => it.row)
    if (rows.length < AT_ONCE) return
  }
}

/** Each place that has rows, once as JSON and once as CSV. */
const tablesOf = async ({ db, user_id }: Wanted): Promise<ArchiveEntry[]> => {
  const entries: ArchiveEntry[] = []
  for (const place of places.filter((it) => it.shown)) {
    const [table, column] = place.at
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${user_id} limit 1`.execute(
      db,
    )
    if (rows.length === 0) continue
    const name = column === 'user_id' ? table : `${table}.${column}`
    const batches = () => batchesOf(db, place, user_id)
    entries.push(
      { path: `json/${name}.json`, open: async () => jsonStream(batches()) },
      { path: `csv/${name}.csv`, open: async () => csvStream(batches()) },
    )
  }
  return entries
}

/** What the person sent, as it is kept; one whose bytes are gone leaves an empty file. */
const filesOf = async ({ db, services, user_id }: Wanted): Promise<ArchiveEntry[]> => {
  const files = await db
    .selectFrom('files')
    .select(['id', 'key', 'nome'])
    // A person's documents are theirs, whoever sent them; those that they sent of others are not.
    .where(
      sql<boolean>`case when use = 'document' and thing_id is not null then thing_id else owner_id end = ${user_id}`,
    )
    .where('state', '=', 'ready')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute()
  return files.map(({ id, key, nome }) => ({
    path: `files/${id}-${entryName(nome)}`,
    open: async () => (await services.files.store.read(key)) ?? textStream(''),
  }))
}

const accountOf = async ({ db, user_id }: Wanted): Promise<ArchiveEntry> => {
  const { rows } = await sql<{ row: RecordRow }>`
    select to_jsonb(u) - array['password_hash', 'two_factor_secret', 'two_factor_proposed', 'two_factor_last_step'] as row
    from users u where u.id = ${user_id}`.execute(db)
  const text = `${JSON.stringify(rows[0]?.row ?? {}, null, 2)}\n`
  return { path: 'json/account.json', open: async () => textStream(text) }
}

/** Writes all about a person into a ZIP in the store; memory holds a batch of rows at a time. */
export const writeExport = async (wanted: Wanted, key: string): Promise<number> => {
  const { files, config } = wanted.services
  const entries = [await accountOf(wanted), ...(await tablesOf(wanted)), ...(await filesOf(wanted))]
  return storeArchive(files.store, { key, entries, base: config.DATA_DIR })
}
