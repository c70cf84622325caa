import { closeSync, createReadStream, fstatSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import {
  countRows,
  engineVersion,
  keyOf,
  manifestEntry,
  writeArchive,
  type Counts,
  type Manifest,
  type Watch,
} from '#server/db/backup.ts'
import { databaseIn, filesIn } from '#server/db/folder.ts'
import type { Store } from '#server/db/open.ts'
import type { Entry } from '#server/db/tar.ts'

/** Keeps the log from being worked off while it is still to be copied; it ends with the engine at the latest. */
const SLOT = 'nucleo_backup'

/** Folders whose files mean nothing in another place, or are copied in their own order (the log). */
const EMPTY = /^(?:pg_wal|pg_replslot|pg_stat_tmp|pg_notify|pg_serial|pg_snapshots|pg_subtrans|pg_dynshmem)$/
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|backup_label.*|pgsql_tmp.*|pg_internal\.init.*)$/
/** Names where the log is read from; it is copied last. */
const CONTROL = 'pg_control'

const gone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Exactly as many bytes as the file had when it was opened, whatever becomes of it: the log knows what changed. */
const steady = async function* (file: number, size: number): AsyncGenerator<Buffer> {
  let left = size
  if (size > 0)
    for await (const chunk of createReadStream('', { fd: file, start: 0, end: size - 1, autoClose: false })) {
      left -= (chunk as Buffer).length
      yield chunk as Buffer
    }
  if (left > 0) yield Buffer.alloc(left)
}

const openedAt = (path: string): number | undefined => {
  try {
    return openSync(path, 'r')
  } catch (error) {
    if (gone(error)) return undefined
    throw error
  }
}

/** A file as it is now; none when it has gone meanwhile. */
const entryOf = function* (path: string, name: string): Generator<Entry> {
  const file = openedAt(path)
  if (file === undefined) return
  try {
    const { size } = fstatSync(file)
    yield { name, size, content: steady(file, size) }
  } finally {
    // Here and not with the content, which is never begun when the backup is given up at the name.
    closeSync(file)
  }
}

const namesIn = (dir: string) => {
  try {
    return readdirSync(dir, { withFileTypes: true })
  } catch (error) {
    if (gone(error)) return []
    throw error
  }
}

/** A folder that goes on changing. */
const tree = function* (dir: string, under: string, within = true): Generator<Entry> {
  yield { name: `${under}/`, size: 0, content: [] }
  for (const entry of namesIn(dir)) {
    const [path, name] = [join(dir, entry.name), `${under}/${entry.name}`]
    if (entry.name === SLOT) continue
    if (entry.isDirectory()) yield* tree(path, name, within && !EMPTY.test(entry.name))
    else if (within && entry.isFile() && entry.name !== CONTROL && !LEFT_OUT.test(entry.name))
      yield* entryOf(path, name)
  }
}

const text = (name: string, content: string): Entry => {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, content: [bytes] }
}

interface Stopped {
  counts: Counts
  label: string
  /** The last file of the log that belongs to it. */
  last: string
}

const begin = async ({ db }: Store): Promise<void> => {
  await sql`select pg_create_physical_replication_slot(${SLOT}, true, true)`.execute(db)
  // Writes down at once what is in memory, the only moment in which others wait.
  await sql`select pg_backup_start('nucleo', true)`.execute(db)
}

/** Counts and end in one transaction, which has the engine alone: what is counted is what comes back. */
const stop = ({ db }: Store): Promise<Stopped> =>
  db.transaction().execute(async (tx) => {
    const counts = await countRows(tx)
    const { rows } = await sql<{ labelfile: string; last: string }>`
      select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)`.execute(tx)
    const [{ labelfile, last } = { labelfile: '', last: '' }] = rows
    return { counts, label: labelfile, last }
  })

const logOf = function* (dir: string, { label, last }: Stopped): Generator<Entry> {
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? last
  const segments = namesIn(join(dir, 'pg_wal')).map((it) => it.name)
  for (const name of segments.filter((it) => it.length === 24 && it >= first && it <= last).toSorted())
    yield* entryOf(join(dir, 'pg_wal', name), `db/pg_wal/${name}`)
}

/**
 * Writes the embedded database of a server that goes on answering, and its files, into one file, which `restore` takes
 * like any other. PostgreSQL's own way: tables as they are found, and the log of the meantime, which puts them right.
 */
export const backUpRunning = async (
  store: Store,
  target: { dir: string; file: string; now: Date } & Watch,
): Promise<Manifest & { bytes: number }> => {
  const db = databaseIn(target.dir)
  let about: Manifest | undefined
  let files = 0
  let ended = false
  const entries = async function* (): AsyncGenerator<Entry> {
    yield* tree(db, 'db')
    yield* entryOf(join(db, 'global', CONTROL), `db/global/${CONTROL}`)
    const stopped = await stop(store)
    ended = true
    yield text('db/backup_label', stopped.label)
    yield* logOf(db, stopped)
    for (const entry of tree(filesIn(target.dir), 'files')) {
      if (!entry.name.endsWith('/')) files += 1
      yield entry
    }
    yield* keyOf(target.dir)
    const made_at = target.now.toISOString()
    about = { format: 'nucleo-backup', made_at, postgres: engineVersion(target.dir), ...stopped.counts, files }
    yield manifestEntry(about)
  }
  try {
    await begin(store)
    await writeArchive(entries(), target.file, target)
  } finally {
    if (!ended) await sql`select pg_backup_stop(false)`.execute(store.db).catch(() => {})
    await sql`select pg_drop_replication_slot(${SLOT})`.execute(store.db).catch(() => {})
  }
  if (!about) throw new Error('The backup has no end.')
  return { ...about, bytes: statSync(target.file).size }
}
