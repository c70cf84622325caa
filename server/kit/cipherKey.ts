import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { keyIn } from '#server/db/folder.ts'

/** What secrets are sealed with: from the environment, else made once and kept in the data folder for its owner alone. */
export const cipherKey = ({ ENCRYPTION_KEY, DATA_DIR }: Pick<Config, 'ENCRYPTION_KEY' | 'DATA_DIR'>): string => {
  if (ENCRYPTION_KEY) return ENCRYPTION_KEY
  mkdirSync(DATA_DIR, { recursive: true })
  const file = keyIn(DATA_DIR)
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
