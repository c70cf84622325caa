import type { Config } from '#server/config.ts'
import { databaseGone } from '#server/kit/dbErrors.ts'

type Where = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>

const partOf = (error: unknown, name: 'code' | 'syscall'): string => {
  const it: unknown = error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined
  return typeof it === 'string' ? it : ''
}

/** Wrong user or password, and a database that is not there. */
const REFUSED = /^(?:28|3D)/

/** What keeps a server from starting, in one sentence that names the setting to look at; other errors stay as they are. */
export const startProblem = (error: unknown, where: Where): string => {
  const said = error instanceof Error ? error.message : String(error)
  if (where.DATABASE_URL && REFUSED.test(partOf(error, 'code')))
    return `DATABASE_URL: the database server refuses (${said}).`
  if (where.DATABASE_URL && databaseGone(error)) return `DATABASE_URL: no database server answers there (${said}).`
  if (!where.DATABASE_URL && ['mkdir', 'open', 'scandir'].includes(partOf(error, 'syscall')))
    return `DATA_DIR: ${where.DATA_DIR} cannot be used as a folder (${said}).`
  if (!where.DATABASE_URL && /^(?:PGlite failed|Aborted)/.test(said))
    return `DATA_DIR: the database in ${where.DATA_DIR} cannot be opened; it may be damaged. \`npm run restore FILE\` brings back a backup (${said}).`
  return said
}
