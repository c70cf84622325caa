import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { UPLOAD_PATH } from '#server/kit/files/uploads.ts'
import { isCall, neighbourhood } from '#server/kit/http/address.ts'
import { answerNotFound } from '#server/kit/http/errors.ts'
import { BYTES_A_CALL, makeWorkLimit, type WorkLimit } from '#server/kit/http/workLimit.ts'

/** Parts of an upload come in numbers and none of them works much: they are counted apart, and more of them pass. */
const UPLOAD_SHARE = 10
const isUpload = (request: FastifyRequest): boolean => request.routeOptions.url?.startsWith(`${UPLOAD_PATH}/`) ?? false

/** So much of a body that nobody reads is waited for. */
const UNREAD_MOST = 16 * 1024

/** How long the body says that it is; `most` where it does not say. */
const bytesOf = ({ headers }: FastifyRequest, most: number): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] ? most : 0))

interface Limited {
  readonly config: Pick<Config, 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'>
  /** What a body is at most that does not say how long it is. */
  readonly bodyMost: number
  /** The route that is always answered: what watches over a server asks it. */
  readonly always: string
}

/**
 * Lets go of an address that goes on however often it is refused, before anything is read of what it sends. A proxy, which
 * takes a line that breaks for a broken server, gets the bare refusal.
 */
const dropFloods = (app: FastifyInstance, { refused }: WorkLimit, { config, always }: Limited): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!refused.isSpent(neighbourhood(request.ip)) || request.routeOptions.url === always) return
    reply.hijack()
    if (config.TRUST_PROXY) reply.raw.writeHead(429, { 'retry-after': '60', connection: 'close' }).end()
    else request.raw.destroy()
  })
}

/** Counts what each address calls, and what its calls cost, before anything is done for it. */
export const setLimits = async (app: FastifyInstance, limited: Limited): Promise<WorkLimit> => {
  const { config, bodyMost, always } = limited
  const most = config.RATE_LIMIT_PER_MINUTE
  const work = makeWorkLimit(most)
  dropFloods(app, work, limited)
  /** A refused body has arrived all the same: a large one counts like the calls that it stands for. */
  const countRefused = (request: FastifyRequest): void =>
    work.refused.spend(neighbourhood(request.ip), 1 + Math.floor(bytesOf(request, bodyMost) / BYTES_A_CALL))
  await app.register(rateLimit, {
    global: false,
    max: (request) => most * (isUpload(request) ? UPLOAD_SHARE : 1),
    timeWindow: '1 minute',
    keyGenerator: (request) => `${isUpload(request) ? 'upload ' : ''}${neighbourhood(request.ip)}`,
    allowList: (request) => !isCall(request) || request.routeOptions.url === always,
    onExceeded: (request) => countRefused(request),
  })
  app.addHook('onSend', async (request, reply) => {
    const isUnread = request.is404 || reply.statusCode === 429
    // A body that is not read still has to arrive before the next request, unless the connection ends.
    if (isUnread && !isUpload(request) && bytesOf(request, bodyMost) > UNREAD_MOST) reply.header('connection', 'close')
  })
  // Before a call looks at its token: guessing tokens is counted like everything else.
  app.addHook('onRequest', app.rateLimit())
  app.addHook('onRequest', async (request, reply) => {
    // The body for an address that there is none of is not read.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) return answerNotFound(request, reply)
    // Uploads are bounded by what is open, pages are small, and what watches over the server is always answered.
    if (isUpload(request) || !isCall(request) || request.routeOptions.url === always) return undefined
    const key = neighbourhood(request.ip)
    if (work.bytes.isSpent(key)) countRefused(request)
    work.bytes.check(key)
    work.bytes.spend(key, bytesOf(request, bodyMost))
    return undefined
  })
  return work
}
