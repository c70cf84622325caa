import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '#server/db/lock.ts'

/** Folder of the embedded engine's files within a data folder. */
export const databaseIn = (dir: string): string => join(dir, 'db')
/** Database that a restore is replacing; it exists only during a restore, or after an aborted one. */
export const formerIn = (dir: string): string => join(dir, 'db.before-restore')

/** Folder of file contents, unless they are in a bucket. */
export const filesIn = (dir: string): string => join(dir, 'files')
/** Folder of uploads in progress; no backup contains it. */
export const uploadsIn = (dir: string): string => join(dir, 'uploads')
/** File of the key that encrypts secrets in the database, unless the environment gives it; beside the database, not in
 * it. */
export const keyIn = (dir: string): string => join(dir, 'encryption.key')

/** Paths that are backed up and restored with the database. */
const companions = [filesIn, keyIn]
/** Path of one that a restore is replacing. */
const former = (path: string): string => `${path}.before-restore`

/** Folder of the daily backups, unless another one is configured. */
export const backupsIn = (dir: string): string => join(dir, 'backups')

/** Bytes of all files below a folder, which may change meanwhile; 0 when it does not exist. */
export const bytesIn = async (dir: string): Promise<number> => {
  const found = await readdir(dir, { withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const entry of found) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) bytes += await bytesIn(path)
    else if (entry.isFile())
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      )
  }
  return bytes
}

/** File that every PostgreSQL folder begins with; a folder without it is not ours. */
const MARK = 'PG_VERSION'

export const hasDatabase = (dir: string): boolean => existsSync(join(databaseIn(dir), MARK))

/** True when something exists at the place of the database. */
export const isTaken = (dir: string): boolean => {
  const path = databaseIn(dir)
  return existsSync(path) && readdirSync(path).length > 0
}

/** Restores the former database and its files after a restore that was aborted before the new one was complete. */
export const mendFolder = (dir: string): void => {
  if (existsSync(databaseIn(dir)) || !existsSync(formerIn(dir))) return
  for (const path of companions.map((of) => of(dir)))
    if (existsSync(former(path))) {
      rmSync(path, { recursive: true, force: true })
      renameSync(former(path), path)
    }
  renameSync(formerIn(dir), databaseIn(dir))
}

const dropFormer = (dir: string): void => {
  for (const path of [formerIn(dir), ...companions.map((of) => former(of(dir)))])
    rmSync(path, { recursive: true, force: true })
}

const move = (from: string, to: string): void => {
  if (existsSync(from)) renameSync(from, to)
}

/**
 * Takes the old database and its files aside, brings the new ones from `fresh`, a data folder too, and only then lets go
 * of the old. The database comes last: while it is missing, `mendFolder` knows that the rest is not to be trusted.
 */
export const replaceData = (dir: string, fresh: string): void => {
  dropFormer(dir)
  move(databaseIn(dir), formerIn(dir))
  try {
    for (const of of companions) {
      move(of(dir), former(of(dir)))
      move(of(fresh), of(dir))
    }
    renameSync(databaseIn(fresh), databaseIn(dir))
  } catch (error) {
    mendFolder(dir)
    throw error
  }
  dropFormer(dir)
}

/**
 * Removes the database of a data folder and nothing else; false when there is none. Throws, and leaves everything as
 * it is, when another process holds the folder or what stands there is no database.
 */
export const removeDatabase = (dir: string): boolean => {
  if (!isTaken(dir)) return false
  if (!hasDatabase(dir)) throw new Error(`${databaseIn(dir)} is no database of Nucleo's. Nothing was removed.`)
  const unlock = lockFolder(dir)
  try {
    rmSync(databaseIn(dir), { recursive: true })
  } finally {
    unlock()
  }
  return true
}
