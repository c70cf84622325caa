import type { Config } from '#server/config.ts'
import { isDiskFull } from '#server/db/disk.ts'
import { databaseGone, diskFull } from '#server/kit/dbErrors.ts'

type Where = Pick<Config, 'DATABASE_URL' | 'DATA_DIR' | 'DISK_FREE_MB'>

const partOf = (error: unknown, name: 'code' | 'syscall'): string => {
  const value: unknown = error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
  return typeof value === 'string' ? value : ''
}

/** Error of an embedded engine that did not start. */
const UNOPENED = /^(?:PGlite failed|Aborted)/

/** Wrong user or password, and a missing database. */
const REFUSED = /^(?:28|3D)/

const ofServer = (error: unknown): string | undefined => {
  if (REFUSED.test(partOf(error, 'code'))) return 'DATABASE_URL: the database server refuses'
  if (databaseGone(error)) return 'DATABASE_URL: no database server answers there'
  return diskFull(error) ? 'DATABASE_URL: the disk of the database server is full' : undefined
}

const ofFolder = (error: unknown, said: string, { DATA_DIR, DISK_FREE_MB }: Where): string | undefined => {
  const unopened = UNOPENED.test(said)
  // An engine without room to start may give any error.
  if (diskFull(error) || (unopened && isDiskFull(DATA_DIR, DISK_FREE_MB)))
    return `DATA_DIR: the disk of ${DATA_DIR} is full`
  if (['mkdir', 'open', 'scandir'].includes(partOf(error, 'syscall')))
    return `DATA_DIR: ${DATA_DIR} cannot be used as a folder`
  if (!unopened) return undefined
  return `DATA_DIR: the database in ${DATA_DIR} cannot be opened; it may be damaged. \`npm run restore FILE\` brings back a backup`
}

/** Reason why a server does not start, in one sentence that names the setting to check; other errors stay as they
 * are. */
export const startProblem = (error: unknown, where: Where): string => {
  const said = error instanceof Error ? error.message : String(error)
  const problem = where.DATABASE_URL ? ofServer(error) : ofFolder(error, said, where)
  return problem === undefined ? said : `${problem} (${said}).`
}
