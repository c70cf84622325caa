import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '#server/db/lock.ts'

/** Where the embedded engine keeps its files within a data folder. */
export const databaseIn = (dir: string): string => join(dir, 'db')
/** The database that a restore is about to replace; it is there only while that lasts, or was cut short. */
export const formerIn = (dir: string): string => join(dir, 'db.before-restore')

/** Where the bytes of files stand, unless they have a store of their own. */
export const filesIn = (dir: string): string => join(dir, 'files')
/** Uploads under way; no backup needs them. */
export const uploadsIn = (dir: string): string => join(dir, 'uploads')
/** Where the key lies that seals secrets in the database, unless the environment gives it: beside it, and not in it. */
export const keyIn = (dir: string): string => join(dir, 'encryption.key')

/** What belongs to a database and comes and goes with it. */
const companions = [filesIn, keyIn]
/** One that a restore is about to replace. */
const former = (path: string): string => `${path}.before-restore`

/** Where the daily backups go unless they have a disk of their own. */
export const backupsIn = (dir: string): string => join(dir, 'backups')

/** Bytes of all files below a folder, which may go on changing; none when it is not there. */
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

/** Every PostgreSQL folder begins with this file; without it a folder is not ours to touch. */
const MARK = 'PG_VERSION'

export const hasDatabase = (dir: string): boolean => existsSync(join(databaseIn(dir), MARK))

/** True when something stands where the database belongs. */
export const isTaken = (dir: string): boolean => {
  const path = databaseIn(dir)
  return existsSync(path) && readdirSync(path).length > 0
}

/** Puts the former database and its files back after a restore that was cut short before the new one was whole. */
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
