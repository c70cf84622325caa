import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** File of the setup code in a data folder, for whoever may read that but not the server's output. */
export const setupCodeIn = (dir: string): string => join(dir, 'setup-code')

/** Writes the code for its owner alone; false where the folder cannot be written, as beside a PostgreSQL server it may be. */
export const writeSetupCodeFile = async (dir: string, code: string): Promise<boolean> => {
  const draft = `${setupCodeIn(dir)}.${process.pid}`
  try {
    await mkdir(dir, { recursive: true })
    await writeFile(draft, `${code}\n`, { mode: 0o600, flag: 'wx' })
    await rename(draft, setupCodeIn(dir))
    return true
  } catch {
    await rm(draft, { force: true }).catch(() => {})
    return false
  }
}

/** A file that stays does no harm: its code is worth nothing once the organisation is made. */
export const removeSetupCodeFile = (dir: string): Promise<void> => rm(setupCodeIn(dir), { force: true }).catch(() => {})
