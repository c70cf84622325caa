import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { FileStore } from '#server/kit/files/store.ts'

const PRIVATE = 0o600
const PREFIX = 'archive-'

export interface ArchiveEntry {
  /** Path within the ZIP. */
  readonly path: string
  /** Called once its turn has come, so that no more than one source is open. */
  open(): Promise<NodeJS.ReadableStream>
}

/** Turns a name that somebody gave into a name within an archive: no folders, no way out of one. */
export const entryName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}._\- ]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(0, 120)

const addAll = (zip: ZipFile, entries: readonly ArchiveEntry[]): void => {
  for (const { path, open } of entries)
    zip.addReadStreamLazy(path, { mode: PRIVATE }, (done) => {
      open().then(
        (stream) => done(null, stream),
        (error: unknown) => done(error, Readable.from([])),
      )
    })
  zip.end()
}

interface Archive {
  readonly key: string
  readonly entries: readonly ArchiveEntry[]
  /** Folder of the unfinished ZIP, readable by the server's user alone. */
  readonly base: string
}

/** Runs with a temporary folder that only the server's user can read; the folder is deleted afterwards. */
const withFolder = async <T>(base: string, run: (folder: string) => Promise<T>): Promise<T> => {
  await mkdir(base, { recursive: true })
  const folder = await mkdtemp(join(base, PREFIX))
  try {
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies a stream to the disk now, as an entry that is read later. */
export type Spool = (path: string, source: NodeJS.ReadableStream) => Promise<ArchiveEntry>

/** Gives a `Spool` for sources that close before the ZIP is complete, such as those of a transaction. */
export const withSpool = async <T>(base: string, run: (spool: Spool) => Promise<T>): Promise<T> =>
  withFolder(base, (folder) => {
    let count = 0
    return run(async (path, source) => {
      const kept = join(folder, String((count += 1)))
      await pipeline(source, createWriteStream(kept, { mode: PRIVATE }))
      return { path, open: async () => createReadStream(kept) }
    })
  })

/** Writes the entries into a ZIP in the store, one after the other; returns its size in bytes. */
export const storeArchive = async (store: FileStore, { key, entries, base }: Archive): Promise<number> =>
  withFolder(base, async (folder) => {
    const path = join(folder, key)
    const zip = new ZipFile()
    const out = createWriteStream(path, { mode: PRIVATE })
    const written = pipeline(zip.outputStream, out)
    // The ZIP library reports a failed source as an event and leaves its stream open.
    const failed = new Promise<never>((_, fail) =>
      zip.once('error', (error: Error) => {
        out.destroy(error)
        fail(error)
      }),
    )
    addAll(zip, entries)
    await Promise.all([Promise.race([written, failed]), written])
    const { size } = await stat(path)
    await store.put(key, path)
    return size
  })

/** Deletes ZIPs that a server left unfinished when it died. No table lists them, and they hold personal data. */
export const dropDeadArchives = async (base: string, before: Date): Promise<void> => {
  const names = await readdir(base).catch(() => [])
  for (const path of names.filter((name) => name.startsWith(PREFIX)).map((name) => join(base, name))) {
    const since = await stat(path).catch(() => undefined)
    if (since && since.mtime < before) await rm(path, { recursive: true, force: true })
  }
}
