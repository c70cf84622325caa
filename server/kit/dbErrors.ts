import { DISK_FULL } from '#server/db/disk.ts'
import { ENGINE_BUSY } from '#server/db/engine/turns.ts'

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '08000',
  '08003',
  '08006',
  '53300', // too many connections
])

/** The queue passes on what an error says as a plain object. */
const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined

/** True when the database could not be reached at all, so that the same call may work in a moment. */
export const databaseGone = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(databaseGone)
  const code = codeOf(error)
  if (code && unreachable.has(code)) return true
  // A socket of the database's that is not there; any other file that is missing says nothing about it.
  if (code === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall === 'connect') return true
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is clos/i.test(
      error.message,
    )
  )
}

const DEADLOCK = '40P01'

/** True when too many wait for the embedded engine, or two wait for each other: the same call may work in a moment. */
export const databaseBusy = (error: unknown): boolean => [ENGINE_BUSY, DEADLOCK].includes(codeOf(error) ?? '')

/** True when there is no room on the disk: for the database, or for a file. */
export const diskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', DISK_FULL].includes(codeOf(error) ?? '')

/** Name of the constraint that a write broke, or undefined. */
export const brokenConstraint = (error: unknown): string | undefined => {
  const code = codeOf(error)
  if (!(error instanceof Error) || !code?.startsWith('23')) return undefined
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : code
}
