import { vi } from 'vitest'

type Reply = Response | Promise<Response>
type Handler = (request: Request) => Reply

interface Route {
  readonly method: string
  readonly path: string
  readonly handler: Handler
}

/** A server in a page: answers `fetch` by method and path, and remembers what was asked. */
export interface FakeServer {
  /** Every request so far, oldest first. */
  readonly asked: Request[]
  /** Answers with a JSON body (200), or with whatever the function makes; the last answer given to a path wins. */
  answer(method: string, path: string, reply: object | Handler): void
  /** Bodies of the requests to one path. */
  bodies(path: string): Promise<unknown[]>
}

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: {
      'content-type': 'application/json',
      'x-server-time': String(Date.now()),
      ...Object.fromEntries(new Headers(init.headers)),
    },
  })

/** An RFC 9457 refusal. */
export const refusal = (status: number, extra: object = {}, headers: Record<string, string> = {}): Response =>
  json({ title: 'no', detail: `refused ${status}`, status, ...extra }, { status, headers })

const fits = (pattern: string, path: string): boolean => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path)

/** Rejects once the caller gives up, as `fetch` does; by the caller's own signal, since a request only follows it loosely. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })

export const fakeServer = (): FakeServer => {
  const routes: Route[] = []
  const asked: Request[] = []
  const pathOf = (request: Request) => new URL(request.url).pathname
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(input, 'http://nucleo.test'), init)
    asked.push(request)
    const route = routes.findLast((it) => it.method === request.method && fits(it.path, pathOf(request)))
    if (!route) return refusal(404, { detail: `no answer to ${request.method} ${pathOf(request)}` })
    return Promise.race([route.handler(request.clone()), givenUp(init?.signal)])
  })
  return {
    asked,
    answer: (method, path, reply) => {
      const handler: Handler = typeof reply === 'function' ? (reply as Handler) : () => json(reply)
      routes.push({ method, path, handler })
    },
    bodies: (path) => Promise.all(asked.filter((it) => fits(path, pathOf(it))).map((it) => it.clone().json())),
  }
}
