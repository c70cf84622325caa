import { existsSync, statfsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What PostgreSQL calls a disk without room; the embedded engine's refusals of writes carry it too. */
export const DISK_FULL = '53100'

const existing = (path: string): string => (existsSync(path) || dirname(path) === path ? path : existing(dirname(path)))

/** Whether the disk of a folder, which may still have to be made, has less room than `least`, in MB. */
export const isDiskFull = (dir: string, least: number): boolean => {
  const { bavail, bsize } = statfsSync(existing(dir))
  return bavail * bsize < least * 1024 * 1024
}

/** Bytes free on the disk of a folder that is there; asked beside the server's thread, since the disk may be a distant one. */
export const freeIn = async (dir: string): Promise<number> => {
  const { bavail, bsize } = await statfs(dir)
  return bavail * bsize
}
