import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { entryName, storeArchive, withSpool, type ArchiveEntry, type Spool } from '#server/kit/files/archive.ts'
import { csvStream, jsonStream, textStream, type RecordRow } from '#server/kit/sheet/records.ts'
import { places, type Place } from '#server/ownData/places.ts'

const AT_ONCE = 500

interface Wanted {
  db: Db
  services: Services
  user_id: number
}

interface KeyColumn {
  name: string
  type: string
}

/** Columns of a table's primary key, in order. */
const keyOf = async (db: Db, table: string): Promise<KeyColumn[]> => {
  const { rows } = await sql<KeyColumn>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_index i cross join lateral unnest(i.indkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
    where i.indrelid = ${table}::regclass and i.indisprimary order by k.place`.execute(db)
  if (rows.length === 0) throw new Error(`${table} has no primary key to be read along.`)
  return rows
}

/** Rows of one place about the person, in batches, without columns that are no data of theirs. */
const batchesOf = async function* (db: Db, { at: [table, column], shown }: Place, user_id: number) {
  const without = sql.raw(`array[${(shown?.without ?? []).map((it) => `'${it}'`).join(', ')}]::text[]`)
  const key = await keyOf(db, table)
  const columns = sql.join(key.map(({ name }) => sql.ref(`t.${name}`)))
  const texts = sql.join(key.map(({ name }) => sql`${sql.ref(`t.${name}`)}::text`))
  let past = sql`true`
  for (;;) {
    const { rows } = await sql<{ row: RecordRow; key: string[] }>`
      select to_jsonb(t) - ${without} as row, array[${texts}] as key from ${sql.table(table)} t
      where t.${sql.ref(column)} = ${user_id} and ${past} order by ${columns} limit ${AT_ONCE}`.execute(db)
    const last = rows.at(-1)
    if (last) yield rows.map((it) => it.row)
    if (!last || rows.length < AT_ONCE) return
    const values = sql.join(key.map(({ type }, at) => sql`${last.key[at]}::text::${sql.raw(type)}`))
    past = sql`(${columns}) > (${values})`
  }
}

/** Each place with rows, as JSON and as CSV. */
const tablesOf = async ({ db, user_id }: Wanted, spool: Spool): Promise<ArchiveEntry[]> => {
  const entries: ArchiveEntry[] = []
  for (const place of places.filter((it) => it.shown)) {
    const [table, column] = place.at
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${user_id} limit 1`.execute(
      db,
    )
    if (rows.length === 0) continue
    const name = column === 'user_id' ? table : `${table}.${column}`
    const batches = () => batchesOf(db, place, user_id)
    entries.push(await spool(`json/${name}.json`, jsonStream(batches())))
    entries.push(await spool(`csv/${name}.csv`, csvStream(batches())))
  }
  return entries
}

/** Files of the person from the store; one whose bytes are missing becomes an empty file. */
const filesOf = async ({ db, services, user_id }: Wanted): Promise<ArchiveEntry[]> => {
  const files = await db
    .selectFrom('files')
    .select(['id', 'key', 'nome'])
    // A person's documents are theirs, whoever sent them; documents that they sent of others are not.
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

/** All rows of one moment, whatever is written meanwhile; only bytes of files, which never change, are read later. */
const entriesOf = (wanted: Wanted, spool: Spool): Promise<ArchiveEntry[]> =>
  wanted.db.transaction().execute(async (db) => {
    // A statement, because the embedded engine's driver begins every transaction in the same way.
    await sql`set transaction isolation level repeatable read, read only`.execute(db)
    const within = { ...wanted, db }
    return [await accountOf(within), ...(await tablesOf(within, spool)), ...(await filesOf(within))]
  })

/** Writes all data about a person into a ZIP in the store; holds one batch of rows in memory at a time. */
export const writeExport = async (wanted: Wanted, key: string): Promise<number> => {
  const { files, config } = wanted.services
  const base = config.DATA_DIR
  return withSpool(base, async (spool) =>
    storeArchive(files.store, { key, entries: await entriesOf(wanted, spool), base }),
  )
}
