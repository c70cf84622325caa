import { setTimeout as sleep } from 'node:timers/promises'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { UPLOAD_PATH } from '#server/kit/files/uploads.ts'
import { isCall, neighbourhood } from '#server/kit/http/address.ts'
import { answerNotFound } from '#server/kit/http/errors.ts'
import { BYTES_A_CALL, makeWorkLimit, type WorkLimit } from '#server/kit/http/workLimit.ts'

/** Parts of an upload are many and cheap: a limit of their own lets more of them pass. */
const UPLOAD_SHARE = 10
const isUpload = (request: FastifyRequest): boolean => request.routeOptions.url?.startsWith(`${UPLOAD_PATH}/`) ?? false

/** Bytes of an unread body that the connection waits for. */
const UNREAD_MOST = 16 * 1024

/** Declared length of the body in bytes; `most` where the request does not say. */
const bytesOf = ({ headers }: FastifyRequest, most: number): number =>
  Number(headers['content-length'] ?? (headers['transfer-encoding'] ? most : 0))

/** Bytes of a body that nobody sends to sign in, register or ask: a refusal of such a body can wait. */
const PAUSED_FROM = 4 * 1024
/** How long the refusal waits. Whoever sends the next body after each refusal sends few. */
const PAUSE_MS = 200
/** So many refusals wait at once; more are answered at once, so that nobody fills the memory with them. */
const PAUSED_MOST = 1000

/** Answers refused bodies of strangers late: a few connections that send one after the other cost next to nothing. */
const pauseRefusals = (app: FastifyInstance, bodyMost: number): void => {
  let paused = 0
  app.addHook('onSend', async (request, reply) => {
    const isStranger = !request.claims && isCall(request)
    if (!isStranger || reply.statusCode < 400 || bytesOf(request, bodyMost) < PAUSED_FROM || paused >= PAUSED_MOST)
      return
    paused += 1
    await sleep(PAUSE_MS)
    paused -= 1
  })
}

interface Limited {
  readonly config: Pick<Config, 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'>
  /** Bytes assumed for a body without a declared length. */
  readonly bodyMost: number
  /** Route without a limit: monitoring asks it. */
  readonly always: string
}

/** Closes the connection of an address that keeps calling after many refusals, before reading anything of it. A proxy,
 * which takes a broken connection for a broken server, gets the bare refusal. */
const dropFloods = (app: FastifyInstance, { refused }: WorkLimit, { config, always }: Limited): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!refused.isSpent(neighbourhood(request.ip)) || request.routeOptions.url === always) return
    reply.hijack()
    if (config.TRUST_PROXY) reply.raw.writeHead(429, { 'retry-after': '60', connection: 'close' }).end()
    else request.raw.destroy()
  })
}

/** Counts the calls of each address and what they cost, before any work is done for them. */
export const setLimits = async (app: FastifyInstance, limited: Limited): Promise<WorkLimit> => {
  const { config, bodyMost, always } = limited
  const most = config.RATE_LIMIT_PER_MINUTE
  const work = makeWorkLimit(most)
  dropFloods(app, work, limited)
  /** Counts the bytes of a refused body: they arrive all the same. */
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
    // An unread body must arrive before the next request, unless the connection ends.
    if (isUnread && !isUpload(request) && bytesOf(request, bodyMost) > UNREAD_MOST) reply.header('connection', 'close')
  })
  pauseRefusals(app, bodyMost)
  // The limit comes before the token's check, so that guessing tokens is counted too.
  app.addHook('onRequest', app.rateLimit())
  app.addHook('onRequest', async (request, reply) => {
    // A body for an unknown address is not read.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) return answerNotFound(request, reply)
    // Uploads are bounded by how many are open, pages are small, and monitoring is always answered.
    if (isUpload(request) || !isCall(request) || request.routeOptions.url === always) return undefined
    const key = neighbourhood(request.ip)
    if (work.bytes.isSpent(key)) countRefused(request)
    work.bytes.check(key)
    work.bytes.spend(key, bytesOf(request, bodyMost))
    return undefined
  })
  return work
}
