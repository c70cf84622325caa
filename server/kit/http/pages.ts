import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCall } from '#server/kit/http/address.ts'
import { answerNotFound } from '#server/kit/http/errors.ts'
import { sendFixed, type FixedText } from '#server/kit/http/fixed.ts'
import { dropPageHeaders, hashOf, policyWith } from '#server/kit/http/headers.ts'
import type { WorkLimit } from '#server/kit/http/workLimit.ts'

/** The screen that somebody has typed as a path, where it lives behind the `#`; undefined for what is no screen. */
const screenOf = (request: FastifyRequest): string | undefined => {
  const { method, url, headers } = request
  const path = url.split('?', 1)[0] ?? ''
  const typed = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true
  if (!typed || path === '/api' || isCall(request) || /\.[^/]*$/.test(path)) return undefined
  return `/#${url}`
}

/** A file packed when the app was built, sent in place of the one whose name it carries. */
const isPacked = (name: string): boolean => name.endsWith('.br')

/** A part of a page, which is no page by itself, whoever opens it. */
const PART = /\.(?:js|css|woff2)$/

/** The policy of the page: the one script that stands in it runs, no other does. */
const policyOf = (page: string): string =>
  policyWith([...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => hashOf(text)))

/** Serves the files of one folder that are there now: every other address is a miss, whatever it tries to climb to. */
const serveFolder = (app: FastifyInstance, above: string, name: string): void => {
  const files = new Set(readdirSync(join(above, name)).filter((it) => !isPacked(it)))
  app.get<{ Params: { '*': string } }>(`/${name}/*`, (request, reply) => {
    const file = request.params['*']
    if (!files.has(file)) return reply.callNotFound()
    if (PART.test(file)) dropPageHeaders(reply)
    return reply.sendFile(`${name}/${file}`)
  })
}

/** Serves the built pages. Routing lives behind the `#`, so only the root is a page; hashed assets never change. */
export const servePages = async (app: FastifyInstance, folder: string | undefined): Promise<void> => {
  if (!folder) return void app.setNotFoundHandler(answerNotFound)
  app.setNotFoundHandler((request, reply) => {
    const screen = screenOf(request)
    return screen === undefined ? answerNotFound(request, reply) : reply.redirect(screen)
  })
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const policy = policyOf(readFileSync(join(folder, 'index.html'), 'utf8'))
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('content-security-policy', policy).sendFile('index.html')
  app.get('/', sendPage)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const { name } = entry
    if (name.startsWith('.') || isPacked(name)) continue
    if (entry.isDirectory()) serveFolder(app, folder, name)
    else if (name === 'index.html') app.get(`/${name}`, sendPage)
    else app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
  }
}

/** Serves a page, or a script of one, that the server writes itself. */
export const serveText = (app: FastifyInstance, path: string, { text, work }: { text: FixedText; work: WorkLimit }) =>
  app.get(path, (_request, reply) => sendFixed(reply, text, work))
