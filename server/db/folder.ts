import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '#server/db/lock.ts'

/** Where the embedded engine keeps its files within a data folder. */
export const databaseIn = (dir: string): string => join(dir, 'db')
/** The database that a restore is about to replace; it is there only while that lasts, or was cut short. */
export const formerIn = (dir: string): string => join(dir, 'db.before-restore')

/** Every PostgreSQL folder begins with this file; without it a folder is not ours to touch. */
const MARK = 'PG_VERSION'

export const hasDatabase = (dir: string): boolean => existsSync(join(databaseIn(dir), MARK))

/** True when something stands where the database belongs. */
export const isTaken = (dir: string): boolean => {
  const path = databaseIn(dir)
  return existsSync(path) && readdirSync(path).length > 0
}

/** Puts the former database back after a restore that was cut short between taking it away and bringing the new one. */
export const mendFolder = (dir: string): void => {
  if (!existsSync(databaseIn(dir)) && existsSync(formerIn(dir))) renameSync(formerIn(dir), databaseIn(dir))
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
