import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { localeOf, sayIn } from '#server/kit/words.ts'

export const UPLOAD_PATH = '/api/uploads'

/** Uploads under way, in a folder beside the store: whole files only ever reach that. */
export interface Uploads {
  begin(key: string, size: number): Promise<void>
  /** Answers one HEAD or PATCH of the tus protocol for this upload; whose it is has been checked before. */
  answer(key: string, request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Where the bytes are; undefined while some are missing, or all are gone. */
  whole(key: string): Promise<string | undefined>
  /** Where the same bytes may stand while they are written anew. */
  beside(key: string): string
  remove(key: string): Promise<void>
  /** Those that were begun before then, whatever became of them. */
  olderThan(moment: Date): Promise<string[]>
}

/** Stalls longer than a client waits before it comes again would keep it from its own upload. */
const LOCK_DRAIN_MS = 500

/** The library says of a part that could not be written only that it could not: the disk is asked why. */
const withoutRoom = (request: Request): { status_code: number; body: string } => ({
  status_code: 503,
  body: sayIn(localeOf(request.headers.get('accept-language') ?? undefined))('common.diskFull'),
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
    // No page of another site may send here.
    allowedOrigins: [],
    lockDrainTimeout: LOCK_DRAIN_MS,
    onResponseError: (request, error) =>
      'status_code' in error && error.status_code < 500 ? undefined : full() ? withoutRoom(request) : undefined,
  })
  return { datastore, server, Upload }
}

/** `full` tells whether the disk of the folder has no room. */
export const makeUploads = (folder: string, full: () => boolean): Uploads => {
  // Read and made at the first use: a start has no use for it, and a server that nobody sends files to keeps no folder.
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
      // It reads the upload out of the address and lets a header change the method: both stand as they were checked.
      request.url = `${UPLOAD_PATH}/${key}`
      delete request.headers['x-http-method-override']
      const { server } = await tus()
      await server.handle(request, response)
    },
    whole: async (key) => {
      // The library throws what is no error where there is no such upload: its folder was emptied meanwhile.
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
