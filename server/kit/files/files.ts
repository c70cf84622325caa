import type { Config } from '#server/config.ts'
import { isDiskFull } from '#server/db/disk.ts'
import { filesIn, uploadsIn } from '#server/db/folder.ts'
import { folderStore } from '#server/kit/files/folder.ts'
import { makeLinks, type Links } from '#server/kit/files/links.ts'
import { s3Store } from '#server/kit/files/s3.ts'
import type { FileStore } from '#server/kit/files/store.ts'
import { makeUploads, type Uploads } from '#server/kit/files/uploads.ts'

/**
 * Looks at a file before it is stored; false refuses it. Nucleo brings no scanner: who runs one (ClamAV, a service)
 * hands a function to `makeFiles` in `server/start.ts`.
 */
export type Scan = (path: string) => Promise<boolean>

/** Parts of the process that handle files. */
export interface Files {
  readonly store: FileStore
  readonly uploads: Uploads
  readonly links: Links
  readonly scan?: Scan | undefined
}

/** Uses a bucket where one is configured, else a folder below DATA_DIR. */
export const fileStoreOf = (config: Config): FileStore => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = config
  if (!endpoint || !bucket || !key || !secret) return folderStore(filesIn(config.DATA_DIR))
  return s3Store({ endpoint, bucket, key, secret, region: config.S3_REGION, direct: config.S3_DIRECT })
}

export const makeFiles = (options: { config: Config; secret: string; scan?: Scan }): Files => ({
  store: fileStoreOf(options.config),
  uploads: makeUploads(uploadsIn(options.config.DATA_DIR), () =>
    isDiskFull(options.config.DATA_DIR, options.config.DISK_FREE_MB),
  ),
  links: makeLinks(options.secret),
  scan: options.scan,
})
