import { mkdirSync } from 'node:fs'
import { startThread, type Opening } from '#server/db/engine/thread.ts'
import { databaseIn, mendFolder } from '#server/db/folder.ts'

export type { Opening }

/** Begins to open the embedded database of a data folder, which is made where it is missing. `room`: what its disk keeps free, in MB. */
export const beginEngine = (dir: string, room?: number): Opening => {
  mkdirSync(dir, { recursive: true })
  mendFolder(dir)
  return startThread(databaseIn(dir), room)
}
