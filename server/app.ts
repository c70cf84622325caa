import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { scopeOfCall } from '#contract/calls.ts'
import { isFollowed } from '#contract/shows.ts'
import { systemCalls } from '#contract/system/system.ts'
import { makeAccessLog, type Access } from '#server/accessLog/accessLog.data.ts'
import type { Store } from '#server/db/open.ts'
import { fileLookups } from '#server/file/file.data.ts'
import { handlers } from '#server/handlers.ts'
import type { Services } from '#server/kit/context.ts'
import { mountFiles } from '#server/kit/files/mountFiles.ts'
import { serveDefaultPhoto } from '#server/kit/files/photo.ts'
import { isCall, routable } from '#server/kit/http/address.ts'
import { answerErrors, answerNotFound } from '#server/kit/http/errors.ts'
import { setHeaders } from '#server/kit/http/headers.ts'
import { parseJson } from '#server/kit/http/json.ts'
import { setLimits } from '#server/kit/http/limits.ts'
import { mount } from '#server/kit/http/mount.ts'
import { serveText, servePages } from '#server/kit/http/pages.ts'
import type { GrantStore } from '#server/kit/session/grants.ts'
import { docsPage } from '#server/system/docs/page.data.ts'
import { tryScript } from '#server/system/docs/try.data.ts'

const HEALTH = systemCalls.health.path
/** Most bytes of a body, unless its call allows more. */
const BODY_LIMIT = 256 * 1024
/** Most characters of a parameter, longer than any valid one: the contract, not the router, refuses what is too
 * long. */
const PARAM_LIMIT = 64 * 1024
/** Milliseconds in which a request, body included, must arrive. */
const REQUEST_MS = 30_000

export interface AppFrame {
  store: Store
  services: Services
  grants: GrantStore
  /** Folder of the built pages; undefined serves the API alone. */
  pages?: string | undefined
  /** Milliseconds in which a request must arrive, 30,000 by default. */
  requestTimeout?: number
}

const clientPort = (request: FastifyRequest, behindProxy: boolean): number | null => {
  // Behind a proxy the socket is the proxy's; nginx passes the client's port as X-Real-Port.
  const port = behindProxy ? Number(request.headers['x-real-port'] ?? Number.NaN) : request.socket.remotePort
  return port !== undefined && Number.isInteger(port) && port > 0 && port < 65_536 ? port : null
}

const accessOf = (request: FastifyRequest, reply: FastifyReply, { now, config }: Services): Access => ({
  time: now(),
  ip: request.ip,
  port: clientPort(request, config.TRUST_PROXY),
  user_id: request.claims?.user_id ?? null,
  method: request.method,
  route: request.routeOptions.url ?? null,
  status: reply.statusCode,
})

/** HTTP side of the server: every call mounted, the pages served, every error in one form. */
export const buildApp = async ({
  store,
  services,
  grants,
  pages,
  requestTimeout = REQUEST_MS,
}: AppFrame): Promise<FastifyInstance> => {
  const logger: FastifyBaseLogger = services.log
  const app = fastify({
    loggerInstance: logger,
    // Each call gets one line, written below; a page's files get none.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Node uses the longer of the two for the whole request, whatever their names say.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 3) },
    rewriteUrl: (request) => routable(request.url ?? ''),
    // Trusts one proxy: entries before the proxy's own are the caller's claims, and no address to count by.
    trustProxy: services.config.TRUST_PROXY && ((_address, hop) => hop < 1),
    routerOptions: { maxParamLength: PARAM_LIMIT },
    frameworkErrors: (_error, request, reply) => void answerNotFound(request, reply),
    // New requests are answered until the last connection is closed: a refusal that leaves a body unread resets the
    // connection.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  })
  // Fastify parses plain text by default; no call takes any.
  app.removeContentTypeParser('text/plain')
  parseJson(app)
  let leaving = false
  app.addHook('preClose', async () => {
    leaving = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A connection kept for the next call would delay the stop.
    if (leaving) reply.header('connection', 'close')
    if (!isCall(request)) return
    // Pages estimate the server's clock from this.
    reply.header('x-server-time', String(services.now().getTime()))
    reply.header('cache-control', 'no-store')
  })
  const accesses = makeAccessLog(store.db, services.log)
  // A call's line holds nothing to be cut out; looking through each took a fortieth of the server's time.
  const calls = services.log.child({}, { redact: [] })
  app.addHook('onClose', () => accesses.flush())
  app.addHook('onResponse', async (request, reply) => {
    if (!isCall(request)) return
    if (request.routeOptions.url !== HEALTH) accesses.note(accessOf(request, reply, services))
    calls.info(
      {
        request_id: request.id,
        method: request.method,
        url: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    )
  })
  answerErrors(app)
  setHeaders(app, { https: services.config.PUBLIC_URL?.startsWith('https:') ?? false })
  await app.register(compress, { threshold: 1024 })
  const work = await setLimits(app, { config: services.config, bodyMost: BODY_LIMIT, always: HEALTH })
  const mounting = {
    app,
    db: store.db,
    databaseAnswers: store.answers,
    services,
    grants,
    work,
    scopeOf: scopeOfCall,
    isFollowed,
  }
  mount(mounting, handlers)
  mountFiles(mounting, fileLookups)
  serveDefaultPhoto(app)
  serveText(app, '/api/docs', { text: docsPage, work })
  serveText(app, '/api/docs/try.js', { text: tryScript, work })
  await servePages(app, pages)
  return app
}
