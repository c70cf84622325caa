import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFull } from '#server/db/disk.ts'
import type { Db } from '#server/db/open.ts'
import { LINK_PATH } from '#server/kit/files/links.ts'
import { rangeOf } from '#server/kit/files/range.ts'
import { UPLOAD_PATH } from '#server/kit/files/uploads.ts'
import { admit, readClaims } from '#server/kit/http/admit.ts'
import { dispositionOf } from '#server/kit/http/download.ts'
import type { Mounting } from '#server/kit/http/mount.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'

/** A stored file as it is sent. */
export interface Served {
  readonly key: string
  readonly nome: string
  readonly type: string
  readonly size: number
  /** True for an image that the server encoded: a page may show it. A browser saves everything else and opens none of
   * it. */
  readonly own: boolean
}

/** Queries of the file noun that the routes below need. */
export interface FileLookups {
  /** True when this upload belongs to the person and is still open. */
  isOpenUpload(db: Db, it: { key: string; user_id: number }): Promise<boolean>
  served(db: Db, key: string): Promise<Served | undefined>
}

/** Content policy of a served file: whatever a browser takes it for, no script, form or frame of it runs under our
 * origin. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

const headersOf = (file: Served): Record<string, string> => ({
  'accept-ranges': 'bytes',
  'content-disposition': dispositionOf(file.nome, file.own ? 'inline' : 'attachment'),
  'content-security-policy': SANDBOX,
  'cross-origin-resource-policy': 'same-origin',
  etag: `"${file.key}"`,
  'x-content-type-options': 'nosniff',
})

interface LinkRequest {
  Params: { key: string }
  Querystring: { until?: string; sign?: string }
}

const queryText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Answers a bad link and a link to a deleted file alike. */
const serveContent =
  ({ db, services }: Mounting, find: FileLookups) =>
  async (request: FastifyRequest<LinkRequest>, reply: FastifyReply): Promise<FastifyReply> => {
    const { key } = request.params
    const link = { key, until: queryText(request.query.until), sign: queryText(request.query.sign) }
    const file = services.files.links.isGood(link, services.now()) ? await find.served(db, key) : undefined
    if (!file) return notFound()
    const range = rangeOf(request.headers.range, file.size)
    reply.headers(headersOf(file)).type(file.type)
    if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${file.size}`).send()
    // A HEAD answers the size without reading the file.
    const body = request.method === 'HEAD' ? Readable.from([]) : await services.files.store.read(key, range)
    if (!body) return notFound()
    if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    reply.header('content-length', String(range ? range.end - range.start + 1 : file.size))
    return reply.send(body)
  }

const answerUpload =
  (mounting: Mounting, find: FileLookups) =>
  async (request: FastifyRequest<{ Params: { key: string } }>, reply: FastifyReply): Promise<void> => {
    const { key } = request.params
    const { user } = await admit(mounting, request, 'login')
    if (!UUID.test(key) || !(await find.isOpenUpload(mounting.db, { key, user_id: user.id }))) return notFound()
    const { DATA_DIR, DISK_FREE_MB } = mounting.services.config
    if (request.method === 'PATCH' && isDiskFull(DATA_DIR, DISK_FREE_MB))
      return refuse('common.diskFull', { status: 503 })
    // The library answers past Fastify's hooks, so the headers that they set are copied here.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.setHeader('x-request-id', request.id)
    reply.raw.setHeader('cache-control', 'no-store')
    reply.hijack()
    await mounting.services.files.uploads.answer(key, request.raw, reply.raw)
  }

/** The two routes of files that are no calls: bytes that come in by the tus protocol, and bytes that go out by a link. */
export const mountFiles = (mounting: Mounting, find: FileLookups): void => {
  const { app } = mounting
  app.get<LinkRequest>(`${LINK_PATH}/:key`, { compress: false }, serveContent(mounting, find))
  // The scope confines the parser that leaves the body unread to this route.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.route({
      method: ['HEAD', 'PATCH'],
      url: `${UPLOAD_PATH}/:key`,
      onRequest: (request) => readClaims(mounting.services, request),
      handler: answerUpload(mounting, find),
    })
  })
}
