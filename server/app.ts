import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { authApi } from '#server/auth/auth.api.ts'
import type { Store } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { answerErrors } from '#server/kit/errors.ts'
import type { GrantStore } from '#server/kit/grants.ts'
import { mount } from '#server/kit/mount.ts'
import { serveHtml, servePages } from '#server/kit/pages.ts'
import { centerApi } from '#server/loop/center.api.ts'
import { loopApi } from '#server/loop/loop.api.ts'
import { presenceApi } from '#server/loop/presence.api.ts'
import { setupApi } from '#server/setup/setup.api.ts'
import { docsPage } from '#server/system/docs.api.ts'
import { systemApi } from '#server/system/system.api.ts'

export const handlers = [...systemApi, ...setupApi, ...authApi, ...loopApi, ...presenceApi, ...centerApi]

const BODY_LIMIT = 1024 * 1024

export interface AppFrame {
  store: Store
  services: Services
  grants: GrantStore
  /** Folder of the built pages; undefined serves the API alone. */
  pages?: string | undefined
}

const contentSecurity = {
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // The component library sizes things by style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: null,
  },
}

/** The whole HTTP side: every call mounted, the pages served, every error answered in one form. */
export const buildApp = async ({ store, services, grants, pages }: AppFrame): Promise<FastifyInstance> => {
  const logger: FastifyBaseLogger = services.log
  const app = fastify({
    loggerInstance: logger,
    // One line a call, written below; a page's files are not worth one.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    trustProxy: services.config.TRUST_PROXY,
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!request.url.startsWith('/api/')) return
    // Pages reckon the server's clock from this.
    reply.header('x-server-time', String(services.now().getTime()))
    reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    request.log.info(
      {
        method: request.method,
        url: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'call',
    )
  })
  answerErrors(app)
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurity,
    hsts: services.config.PUBLIC_URL?.startsWith('https:') ?? false,
  })
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, {
    max: services.config.RATE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/') || request.url === '/api/health',
  })
  mount({ app, db: store.db, services, grants }, handlers)
  serveHtml(app, '/api/docs', docsPage)
  await servePages(app, pages)
  return app
}
