import { existsSync, statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** PostgreSQL's code for a full disk; the embedded engine refuses writes with the same code. */
export const DISK_FULL = '53100'

const existing = (path: string): string => (existsSync(path) || dirname(path) === path ? path : existing(dirname(path)))

/** True when the disk of a folder, which may not exist yet, has less than `least` MB free. */
export const isDiskFull = (dir: string, least: number): boolean => {
  const { bavail, bsize } = statfsSync(existing(dir))
  return bavail * bsize < least * 1024 * 1024
}

/** Bytes free on the disk of an existing folder; asynchronous, since the disk may be a network drive. */
export const freeIn = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
