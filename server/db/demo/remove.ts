import { existsSync, rmSync } from 'node:fs'
import { isDemo } from '#server/db/demo/mark.ts'
import { filesIn, hasDatabase, isTaken, removeDatabase, uploadsIn } from '#server/db/folder.ts'
import { lockFolder } from '#server/db/lock.ts'
import { openStore, type Db } from '#server/db/open.ts'

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').executeTakeFirst()) === undefined

/** A database that cannot be opened may be anybody's. */
const mayGo = async (dir: string): Promise<boolean> => {
  const unlock = lockFolder(dir)
  try {
    const store = await openStore({ pool: 1, dir })
    try {
      return (await isDemo(store.db)) || (await isEmpty(store.db))
    } finally {
      await store.close()
    }
  } catch {
    return false
  } finally {
    unlock()
  }
}

/** Removes a demonstration with its files; throws, and leaves everything as it is, when the folder holds anything else. False: there was none. */
export const removeDemo = async (dir: string): Promise<boolean> => {
  if (!existsSync(dir) || !isTaken(dir)) return false
  if (hasDatabase(dir) && !(await mayGo(dir)))
    throw new Error(`${dir} holds something else than the demonstration. Nothing was removed; choose another DATA_DIR.`)
  const removed = removeDatabase(dir)
  for (const path of [filesIn(dir), uploadsIn(dir)]) rmSync(path, { recursive: true, force: true })
  return removed
}
