/** Shared by the page and its service worker. */

/** Request header of a GET whose answer may be cached: `yes`, or `only` when nothing but a cached answer is wanted. */
export const KEEP = 'x-keep'
/** Response header of a cached answer: the time of caching, as an HTTP date. */
export const KEPT_AT = 'x-kept-at'

/** Names of caches: the app's files of one version, and one person's answers. */
export const SHELL = 'nucleo.shell.'
export const LISTS = 'nucleo.lists.'

export type WorkerMessage =
  /** The person wants the new version now. */
  | { readonly say: 'takeOver' }
  /** Deletes answers cached for others than this person, after a sign-out; null deletes all. */
  | { readonly say: 'forget'; readonly but: number | null }

interface Asked {
  readonly method: string
  readonly url: string
  readonly mode: string
  readonly headers: Headers
}

/** Id of the owner of a request's token; undefined without one. */
export const whoseRequest = (headers: Headers): string | undefined => {
  try {
    const [, body = ''] = (headers.get('authorization') ?? '').split('.')
    const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    const sub = typeof claims === 'object' && claims !== null && 'sub' in claims ? claims.sub : undefined
    return typeof sub === 'string' && /^\d+$/.test(sub) ? sub : undefined
  } catch {
    return undefined
  }
}

/** Never cached: sign-in and sign-out, and everything that is not the API's JSON. */
const neverKept = /^\/api\/(?:auth|2fa|health|setup|docs|live)(?:\/|$)/

const mayBeKept = ({ headers }: Asked, path: string): boolean =>
  headers.has(KEEP) && !headers.has('x-view-as') && !neverKept.test(path) && whoseRequest(headers) !== undefined

/**
 * The worker's strategy for a request: `page` answers with the app's page, `file` with a file of the app, `list` from the
 * network and else with what was kept; undefined leaves it alone.
 */
export const treatmentOf = (request: Asked, origin: string, files: ReadonlySet<string>) => {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return undefined
  if (url.pathname.startsWith('/api/')) return mayBeKept(request, url.pathname) ? 'list' : undefined
  if (url.pathname.startsWith('/socket.io')) return undefined
  if (request.mode === 'navigate') return 'page'
  return files.has(url.pathname) || url.pathname.startsWith('/assets/') ? 'file' : undefined
}

/** True when an answer revokes the cached one to the same request. */
export const isTakenAway = ({ status }: Pick<Response, 'status'>): boolean =>
  status === 401 || status === 403 || status === 404

/** True for an answer with a list or a record as JSON, and no file to save. */
export const isKeepable = (response: Pick<Response, 'status' | 'headers'>): boolean =>
  response.status === 200 &&
  /\bjson\b/.test(response.headers.get('content-type') ?? '') &&
  !response.headers.has('content-disposition')

/** Path of the call that asks several others at once. */
const TOGETHER = '/api/together'

/** Each address that a request asked, with the JSON of its answer: one, or those that were asked together. */
export const answersIn = (url: string, body: string): [url: string, body: string][] => {
  if (new URL(url).pathname !== TOGETHER) return [[url, body]]
  const { answers }: { answers: Readonly<Record<string, unknown>> } = JSON.parse(body)
  return Object.entries(answers).map(([asked, answer]) => [new URL(asked, url).href, JSON.stringify(answer)])
}
