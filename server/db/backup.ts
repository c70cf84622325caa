import {
  createWriteStream,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { z } from 'zod'
import { flushPath } from '#server/db/engine/flush.ts'
import { databaseIn, filesIn, hasDatabase, keyIn, mendFolder } from '#server/db/folder.ts'
import { lockFolder } from '#server/db/lock.ts'
import { openStore, type Db } from '#server/db/open.ts'
import { entriesOf, pack, type Entry } from '#server/db/tar.ts'

/** Description of a backup, stored within it. */
export const manifest = z.object({
  format: z.literal('nucleo-backup'),
  made_at: z.iso.datetime(),
  /** Version of the engine that wrote the files. */
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  people: z.number().int(),
  loops: z.number().int(),
  /** Files in the backup; none where they are in a bucket. */
  files: z.number().int().default(0),
})
export type Manifest = z.output<typeof manifest>

export const MANIFEST = 'manifest.json'

export const manifestEntry = (about: Manifest): Entry => {
  const text = Buffer.from(`${JSON.stringify(about, null, 2)}\n`)
  return { name: MANIFEST, size: text.length, content: [text] }
}

/** Figures of a database. */
export type Counts = Pick<Manifest, 'migrations' | 'people' | 'loops'>

/** First migration that keeps sums of loops; in an older database the rows are counted. */
const WITH_SUMS = '0024_loop_sums'

/** Adds up the kept sums: counting a million loops would block the embedded engine for everybody. */
const summedLoops = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ loops: number }>`
    select coalesce(sum(loops), 0)::integer as loops from loop_sums where span = 'all'`.execute(db)
  return rows[0]?.loops ?? 0
}

/** Figures of a database, for a backup and for the restore that compares them. */
export const countRows = async (db: Db): Promise<Counts> => {
  const migrations = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  const count = (table: 'users' | 'loops') =>
    db
      .selectFrom(table)
      .select((on) => on.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  return {
    migrations: migrations.map((it) => it.name),
    people: (await count('users')).rows,
    loops: migrations.some((it) => it.name === WITH_SUMS) ? await summedLoops(db) : (await count('loops')).rows,
  }
}

/** Version of the engine that wrote the files. */
export const engineVersion = (dir: string): string => readFileSync(join(databaseIn(dir), 'PG_VERSION'), 'utf8').trim()

export interface Watch {
  /** Aborts the backup. */
  signal?: AbortSignal
  /** Runs before each piece that is written; throws to abort the backup. */
  look?: () => Promise<void>
}

const watched = async function* (pieces: AsyncIterable<Buffer>, look: Watch['look']): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    await look?.()
    yield piece
  }
}

/** Name of a backup until it is complete; a killed server leaves one behind. */
export const UNFINISHED = '.unfinished'

/** Packs the entries into one file, which is complete or absent. */
export const writeArchive = async (
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  file: string,
  { signal, look }: Watch = {},
): Promise<void> => {
  const unfinished = `${file}${UNFINISHED}`
  try {
    // Opened at once: an aborted stream that opens its file later would create it after its removal.
    const target = createWriteStream(unfinished, { fd: openSync(unfinished, 'w', 0o600), flush: true })
    await pipeline(Readable.from(watched(pack(entries), look)), createGzip(), target, signal ? { signal } : {})
    renameSync(unfinished, file)
    flushPath(dirname(file))
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Describes the database at `dir`. Opening it recovers what a killed server left unfinished, closing it flushes
 * everything. */
export const describeDatabase = async (dir: string): Promise<Omit<Manifest, 'format' | 'made_at' | 'files'>> => {
  const store = await openStore({ pool: 1, dir })
  try {
    return { postgres: engineVersion(dir), ...(await countRows(store.db)) }
  } finally {
    await store.close()
  }
}

const filesOf = function* (dir: string): Generator<Entry> {
  if (existsSync(filesIn(dir))) yield* entriesOf(filesIn(dir), 'files')
}

/** Key file that decrypts secrets of the database, where it is in the data folder. */
export const keyOf = function* (dir: string): Generator<Entry> {
  if (!existsSync(keyIn(dir))) return
  const content = readFileSync(keyIn(dir))
  yield { name: 'encryption.key', size: content.length, content: [content] }
}

/** Counted in advance, since the description comes first in the archive. */
const countFiles = (dir: string): number =>
  existsSync(filesIn(dir))
    ? readdirSync(filesIn(dir), { recursive: true, withFileTypes: true }).filter((it) => it.isFile()).length
    : 0

/**
 * Writes the embedded database of `dir` and its files into one file, which is whole or not there. Throws when a server holds the
 * folder, when there is no database, and when the file is there already.
 */
export const backUp = async (dir: string, file: string, now: Date): Promise<Manifest & { bytes: number }> => {
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name.`)
  mendFolder(dir)
  if (!hasDatabase(dir)) throw new Error(`There is no database in ${dir}.`)
  const unlock = lockFolder(dir)
  try {
    const about: Manifest = {
      format: 'nucleo-backup',
      made_at: now.toISOString(),
      ...(await describeDatabase(dir)),
      files: countFiles(dir),
    }
    const entries = (function* () {
      yield manifestEntry(about)
      yield* entriesOf(databaseIn(dir), 'db')
      yield* filesOf(dir)
      yield* keyOf(dir)
    })()
    await writeArchive(entries, file)
    return { ...about, bytes: statSync(file).size }
  } finally {
    unlock()
  }
}
