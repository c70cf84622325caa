import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { flushPath } from '#server/db/engine/flush.ts'
import { keyIn } from '#server/db/folder.ts'
import type { Db } from '#server/db/open.ts'

const LEAST = 32
const KEPT = 'encryption_key'

const made = (): string => randomBytes(48).toString('base64url')

/** Undefined where the file does not exist or holds less than a key. */
const keyOf = (file: string): string | undefined => {
  const key = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  return key.length >= LEAST ? key : undefined
}

const readKey = (file: string): string => {
  const key = keyOf(file)
  if (key !== undefined) return key
  throw new Error(`DATA_DIR: ${file} holds no key. Bring it back from a backup, or set ENCRYPTION_KEY.`)
}

/** Key of a data folder, created once, readable by its owner alone, and on the disk before anything is encrypted with
 * it. */
const folderKey = (dir: string): string => {
  const file = keyIn(dir)
  if (existsSync(file)) return readKey(file)
  mkdirSync(dir, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, made(), { mode: 0o600, flush: true })
    linkSync(draft, file)
    flushPath(dir)
  } catch (error) {
    // Another process created the file first: its key counts.
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readKey(file)
}

const keptKey = async (db: Db): Promise<string | undefined> => {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEPT).executeTakeFirst()
  return row && String(row.value)
}

/** Key stored in the database of a server: it is backed up with the data and is the same for all servers. */
const databaseKey = async (db: Db): Promise<string> => {
  await db
    .insertInto('settings')
    .values({ key: KEPT, value: JSON.stringify(made()) })
    .onConflict((on) => on.column('key').doNothing())
    .execute()
  return (await keptKey(db)) ?? ''
}

type Where = Pick<Config, 'ENCRYPTION_KEY' | 'DATABASE_URL' | 'DATA_DIR'>

export interface CipherKeys {
  /** Encrypts and decrypts secrets. */
  readonly key: string
  /** Earlier keys, which secrets may still be encrypted with after `ENCRYPTION_KEY` was set. */
  readonly former: readonly string[]
}

/** Key from the environment; else from the data folder (embedded database) or from the database (server). */
export const cipherKeys = async (config: Where, db: Db): Promise<CipherKeys> => {
  if (!config.ENCRYPTION_KEY)
    return { key: config.DATABASE_URL ? await databaseKey(db) : folderKey(config.DATA_DIR), former: [] }
  const former = [keyOf(keyIn(config.DATA_DIR)), await keptKey(db)].filter((it) => it !== undefined)
  return { key: config.ENCRYPTION_KEY, former }
}

/** Deletes the stored key, once everything is encrypted with another one. */
export const forgetKeptKey = async (db: Db): Promise<void> => {
  await db.deleteFrom('settings').where('key', '=', KEPT).execute()
}
