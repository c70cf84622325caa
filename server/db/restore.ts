import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { describeDatabase, MANIFEST, manifest, type Manifest } from '#server/db/backup.ts'
import { hasDatabase, isTaken, mendFolder, replaceData } from '#server/db/folder.ts'
import { lockFolder } from '#server/db/lock.ts'
import { migrationFiles, newerDatabase } from '#server/db/migrate.ts'
import { unpack } from '#server/db/tar.ts'

const unreadable = (error: unknown): Error => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_DATA_ERROR' || code === 'Z_BUF_ERROR')
    return new Error('The file is no backup of Nucleo, or it is damaged.', { cause: error })
  return error instanceof Error ? error : new Error(String(error))
}

const unpackFile = async (file: string, dir: string): Promise<void> => {
  const gunzip = createGunzip()
  try {
    await Promise.all([pipeline(createReadStream(file), gunzip), unpack(gunzip, dir)])
  } catch (error) {
    gunzip.destroy()
    throw unreadable(error)
  }
}

const foreign = (): Error => new Error('The file is no backup of Nucleo.')

const jsonOf = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const readManifest = (dir: string): Manifest => {
  const parsed = manifest.safeParse(jsonOf(join(dir, MANIFEST)))
  // An engine that is shown no database would make a new one.
  if (!parsed.success || !hasDatabase(dir)) throw foreign()
  const known = new Set(migrationFiles().map((it) => it.name))
  const unknown = parsed.data.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) throw newerDatabase(unknown)
  return parsed.data
}

/** Opens what was unpacked, as a server would, and compares it with what the backup said of itself. */
const verify = async (dir: string, expected: Manifest): Promise<void> => {
  const found = await describeDatabase(dir).catch((error: unknown) => {
    throw new Error('The backup holds a database that does not open. Nothing was replaced.', { cause: error })
  })
  const same =
    found.people === expected.people &&
    found.loops === expected.loops &&
    found.migrations.join() === expected.migrations.join()
  if (!same) throw new Error('The backup holds something else than it says. Nothing was replaced.')
}

/**
 * Brings back the embedded database of `dir` and its files from a backup. It is unpacked beside and opened before anything is
 * replaced. Throws, and leaves everything as it was, when a server holds the folder, when a database is there and
 * `force` is not given, and when the file is damaged, foreign or of a newer version.
 */
export const restore = async (dir: string, file: string, options: { force: boolean }): Promise<Manifest> => {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const unlock = lockFolder(dir)
  let beside: string | undefined
  try {
    mendFolder(dir)
    if (isTaken(dir) && !options.force)
      throw new Error(`There is a database in ${dir} already. Replace it with: npm run restore FILE -- --force`)
    beside = mkdtempSync(join(dir, 'restore-'))
    await unpackFile(file, beside)
    const about = readManifest(beside)
    await verify(beside, about)
    replaceData(dir, beside)
    return about
  } finally {
    if (beside) rmSync(beside, { recursive: true, force: true })
    unlock()
  }
}
