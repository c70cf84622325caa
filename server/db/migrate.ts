import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Store } from '#server/db/open.ts'
import { root } from '#server/kit/installation.ts'

export interface Migration {
  name: string
  text: string
}

const folder = join(root, 'server', 'db', 'migrations')

export const migrationFiles = (): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => ({ name: file.slice(0, -4), text: readFileSync(join(folder, file), 'utf8') }))

/** The same whatever line endings a checkout gives the file. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16)

/** Thrown when the database has had migrations that this code does not know: it must not run. */
export const newerDatabase = (names: readonly string[]): Error =>
  new Error(
    `The database is newer than this version of Nucleo (it has ${names.join(', ')}). Start the version that made it, or restore a backup.`,
  )

/** Thrown when a migration was edited after this database had run it: what it would do now has not been done here. */
const editedMigration = (names: readonly string[]): Error =>
  new Error(
    `This database has run another text of ${names.join(', ')} than the one that stands in server/db/migrations. Put the file back as it was and add a new one instead; a database of development can be made anew.`,
  )

/** Asked rather than left to `if not exists`, which the embedded engine works at for longer than for all else here. */
const hasTable = async (store: Store): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('migrations') is not null as found`.execute(
    store.db,
  )
  return rows[0]?.found === true
}

/**
 * Brings the schema up to date under a lock, so that servers that start together do it once.
 * Each file runs in a transaction of its own; returns the names that ran.
 */
export const migrate = (store: Store, now: Date, files: readonly Migration[] = migrationFiles()): Promise<string[]> =>
  store.exclusive(async (script) => {
    if (!(await hasTable(store)))
      await script('create table migrations (name text primary key, hash text not null, at timestamptz not null)')
    const done = await store.db.selectFrom('migrations').select(['name', 'hash']).execute()
    const known = new Set(files.map((file) => file.name))
    const unknown = done.filter((row) => !known.has(row.name)).map((row) => row.name)
    if (unknown.length > 0) throw newerDatabase(unknown)
    const hashes = new Map(done.map((row) => [row.name, row.hash]))
    const edited = files.filter((file) => (hashes.get(file.name) ?? hashOf(file.text)) !== hashOf(file.text))
    if (edited.length > 0) throw editedMigration(edited.map((file) => file.name))
    const missing = files.filter((file) => !hashes.has(file.name))
    for (const file of missing)
      await script(
        `begin;\n${file.text}\n;insert into migrations values ('${file.name}', '${hashOf(file.text)}', '${now.toISOString()}');\ncommit;`,
      )
    return missing.map((file) => file.name)
  })
