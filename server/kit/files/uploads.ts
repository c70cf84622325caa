import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { localeOf, sayIn } from '#server/kit/words.ts'

export const UPLOAD_PATH = '/api/uploads'

/** Uploads in progress, in a folder beside the store: only complete files reach the store. */
export interface Uploads {
  begin(key: string, size: number): Promise<void>
  /** Answers one HEAD or PATCH of the tus protocol for this upload; the caller has checked its owner. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Path of the complete upload; undefined while bytes are missing, or when there is no such upload. */
  whole(key: string): Promise<string | undefined>
  /** Path where the same upload may be re-encoded to. */
  beside(key: string): string
  remove(key: string): Promise<void>
  /** Keys of the uploads that were begun before then, complete or not. */
  olderThan(moment: Date): Promise<string[]>
}

/** Longer than this, the lock of a stalled part would keep its client, which retries, from its own upload. */
const LOCK_DRAIN_MS = 500

/** The library does not say why a part could not be written, so the disk is asked for its free space. */
const withoutRoom = (request: Request): { status_code: number; body: string } => ({
  status_code: 503,
  body: sayIn(localeOf({ headers: Object.fromEntries(request.headers) }))('common.diskFull'),
})

const makeTus = async (folder: string, full: () => boolean) => {
  const [{ FileStore: TusFolder }, { Server, Upload }] = await Promise.all([
    import('@tus/file-store'),
    import('@tus/server'),
  ])
  const datastore = new TusFolder({ directory: folder })
  const server = new Server({
    path: UPLOAD_PATH,
    datastore,
    // Pages of other sites may not send here.
    allowedOrigins: [],
    lockDrainTimeout: LOCK_DRAIN_MS,
    onResponseError: (request, error) =>
      'status_code' in error && error.status_code < 500 ? undefined : full() ? withoutRoom(request) : undefined,
  })
  return { datastore, server, Upload }
}

/** `full` is true while the disk of the folder has no room. */
export const makeUploads = (folder: string, full: () => boolean): Uploads => {
  // Loaded at the first use, so that a start does not wait, and a server without uploads keeps no folder.
  let made: ReturnType<typeof makeTus> | undefined
  const tus = () => (made ??= makeTus(folder, full))
  const paths = (key: string) => [key, `${key}.json`, `${key}.new`].map((name) => join(folder, name))
  return {
    begin: async (key, size) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { datastore, Upload } = await tus()
      await datastore.create(new Upload({ id: key, size, offset: 0 }))
    },
    answer: async (key, request, response) => {
      // The library reads the key from the address and takes the method from a header: both are set to the checked
      // values.
      request.url = `${UPLOAD_PATH}/${key}`
      delete request.headers['x-http-method-override']
      const { server } = await tus()
      await server.handle(request, response)
    },
    whole: async (key) => {
      // The library throws for an upload that does not exist, as when somebody emptied its folder.
      const { datastore } = await tus()
      const upload = await datastore.getUpload(key).catch(() => undefined)
      return upload && upload.offset === upload.size ? join(folder, key) : undefined
    },
    beside: (key) => join(folder, `${key}.new`),
    remove: async (key) => void (await Promise.all(paths(key).map((path) => rm(path, { force: true })))),
    olderThan: async (moment) => {
      const names = await readdir(folder).catch(() => [])
      const keys = names.filter((name) => !name.includes('.'))
      const ages = await Promise.all(keys.map(async (key) => (await stat(join(folder, key))).birthtimeMs))
      return keys.filter((_, index) => (ages[index] ?? 0) < moment.getTime())
    },
  }
}
