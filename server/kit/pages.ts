import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from '#server/kit/errors.ts'

/** Serves the built pages. Routing lives behind the `#`, so only the root is a page; hashed assets never change. */
export const servePages = async (app: FastifyInstance, folder: string | undefined): Promise<void> => {
  app.setNotFoundHandler(answerNotFound)
  if (!folder) return
  await app.register(fastifyStatic, {
    root: folder,
    index: 'index.html',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** Serves one page that the server writes itself. */
export const serveHtml = (app: FastifyInstance, path: string, html: () => string): void => {
  app.get(path, (_request, reply) => reply.type('text/html; charset=utf-8').send(html()))
}
