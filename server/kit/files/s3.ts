import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import type { FileStore } from '#server/kit/files/store.ts'

export interface S3Options {
  /** `https://s3.example`; buckets are addressed by path, which every compatible store understands. */
  readonly endpoint: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly region: string
  /** Browsers reach the endpoint too: what they download they get straight from there. */
  readonly direct: boolean
}

const strict = (part: string): string =>
  encodeURIComponent(part).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`)

/** Written as it was signed (RFC 3986): some stores compare letters, and a browser would write `'` and spaces its own way. */
const writtenStrictly = ({ origin, pathname, searchParams }: URL): string =>
  `${origin}${pathname}?${[...searchParams].map((pair) => pair.map(strict).join('=')).join('&')}`

/** A store that takes longer to answer, a whole file sent to it included, is away. */
const PATIENCE_MS = 300_000

/** Files in a bucket of an S3-compatible store. Nothing there is ever read without a signature. */
export const s3Store = ({ endpoint, bucket, region, key, secret, direct }: S3Options): FileStore => {
  const signed = { accessKeyId: key, secretAccessKey: secret, region, service: 's3' }
  const client = new AwsClient({ ...signed, retries: 2 })
  const urlOf = (name: string): string => `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`

  const asked = async (name: string, init: RequestInit): Promise<Response | undefined> => {
    const late = new AbortController()
    // For the answer only: its body takes as long as whoever reads it.
    const timer = setTimeout(() => late.abort(), PATIENCE_MS)
    const answer = await client.fetch(urlOf(name), { ...init, signal: late.signal }).finally(() => clearTimeout(timer))
    if (answer.ok) return answer
    const said = await answer.text()
    if (answer.status === 404) return undefined
    throw new Error(`The file store answered ${answer.status} to ${init.method ?? 'GET'}: ${said.slice(0, 300)}`)
  }

  return {
    put: async (name, path) => {
      // A blob is read from the disk as it is sent, knows its length, and can be sent again after a failure.
      const body = await openAsBlob(path)
      if (!(await asked(name, { method: 'PUT', body }))) throw new Error(`The file store has no bucket ${bucket}`)
      await rm(path, { force: true })
    },
    read: async (name, range) => {
      const headers = new Headers(range && { range: `bytes=${range.start}-${range.end}` })
      const answer = await asked(name, { headers })
      // The browser's type of a stream and Node's are the same thing under two names.
      const body: unknown = answer?.body
      return body ? Readable.fromWeb(body as ReadableStream) : undefined
    },
    remove: async (name) => void (await asked(name, { method: 'DELETE' })),
    ...(direct && {
      link: async (name, { type, disposition }, { now, seconds }) => {
        const url = new URL(urlOf(name))
        url.searchParams.set('X-Amz-Expires', String(seconds))
        url.searchParams.set('response-content-type', type)
        url.searchParams.set('response-content-disposition', disposition)
        const datetime = now.toISOString().replace(/[:-]|\.\d{3}/g, '')
        const link = await new AwsV4Signer({ ...signed, url: url.href, signQuery: true, datetime }).sign()
        return writtenStrictly(link.url)
      },
    }),
  }
}
