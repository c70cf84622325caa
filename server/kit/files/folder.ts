import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#server/kit/files/store.ts'

const isNo = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

/** Flushes the content of a file, or the entries of a folder, to the disk. */
const flush = async (path: string): Promise<void> => {
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Renames a file; copies it first where the uploads are on another disk, so that the new name is always complete. */
const moved = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    if (!isNo(error, 'EXDEV')) throw error
    await copyFile(from, `${to}.part`)
    await flush(`${to}.part`)
    await rename(`${to}.part`, to)
    await rm(from)
  }
}

/** Keeps files in a folder, in subfolders named by the first letters of their keys. */
export const folderStore = (folder: string): FileStore => {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    put: async (key, path) => {
      const to = pathOf(key)
      const made = await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      // The database is about to record this file, so it must survive a power cut.
      await flush(path)
      await moved(path, to)
      await flush(dirname(to))
      if (made !== undefined) for (const path of new Set([folder, dirname(made)])) await flush(path)
    },
    read: async (key, range) => {
      try {
        // The file is opened before the answer begins: a stream would fail after the headers have left.
        const file = await open(pathOf(key))
        return createReadStream('', { ...range, fd: file })
      } catch (error) {
        if (isNo(error, 'ENOENT')) return undefined
        throw error
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  }
}
