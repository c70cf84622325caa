import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'

/** A stand-in for an S3-compatible store, with one bucket. */
export interface StandIn {
  readonly options: { endpoint: string; bucket: string; region: string; key: string; secret: string }
  readonly http: Server
  close(): Promise<void>
}

export const startS3 = async (): Promise<StandIn> => {
  const folder = mkdtempSync(join(tmpdir(), 'nucleo-s3-'))
  const bucket = 'files'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  // The only account that it knows.
  const account = { key: 'S3RVER', secret: 'S3RVER' }
  return {
    options: { endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1', ...account },
    http: server.httpServer,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
