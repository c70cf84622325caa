/// <reference lib="webworker" />
import {
  answersIn,
  isKeepable,
  isTakenAway,
  KEEP,
  KEPT_AT,
  LISTS,
  SHELL,
  treatmentOf,
  whoseRequest,
  type WorkerMessage,
} from './keeping.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: every file of this version, and a name for them all. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] }

const PAGE = '/'
/** Answers kept for one person; older ones go. */
const MOST = 200

const shell = SHELL + BUILT.version
const files = new Set(BUILT.files)
/** Grows when somebody leaves, so that an answer still under way is not kept after that. */
let leavings = 0

const fetched = async (file: string): Promise<Response> => {
  const response = await fetch(file, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response
}

const found = (what: RequestInfo, cacheName?: string): Promise<Response | undefined> =>
  caches.match(what, { ignoreVary: true, ...(cacheName === undefined ? {} : { cacheName }) })

/** A file whose name holds its hash is the same in every version. */
const install = async (): Promise<void> => {
  const cache = await caches.open(shell)
  const take = async (file: string) =>
    cache.put(file, (file.startsWith('/assets/') ? await found(file) : undefined) ?? (await fetched(file)))
  await Promise.all(BUILT.files.map(take))
}

/** The version before stays one turn longer, for pages that still run it. */
const activate = async (): Promise<void> => {
  const shells = (await caches.keys()).filter((it) => it.startsWith(SHELL) && it !== shell)
  await Promise.all(shells.slice(0, -1).map((it) => caches.delete(it)))
  await self.clients.claim()
}

const page = async (request: Request): Promise<Response> => {
  if (new URL(request.url).pathname === PAGE) return (await found(PAGE, shell)) ?? fetch(request)
  return fetch(request).catch(async (error: unknown) => {
    const kept = await found(PAGE, shell)
    if (kept) return kept
    throw error
  })
}

const file = async (request: Request): Promise<Response> =>
  (await found(request, shell)) ?? (await found(request)) ?? fetch(request)

/** Only what the answer says is kept, under each address that was asked: no token, no header that speaks of a moment. */
const keep = async (name: string, url: string, response: Response): Promise<void> => {
  const before = leavings
  const answers = answersIn(url, await response.text())
  if (before !== leavings) return
  const cache = await caches.open(name)
  const headers = { 'content-type': 'application/json', [KEPT_AT]: new Date().toUTCString() }
  for (const [at, body] of answers) {
    await cache.delete(at)
    await cache.put(at, new Response(body, { headers }))
  }
  const urls = await cache.keys()
  await Promise.all(urls.slice(0, -MOST).map((it) => cache.delete(it)))
}

const drop = async (name: string, url: string): Promise<void> => {
  const cache = await caches.open(name)
  await cache.delete(url)
}

const list = async (event: FetchEvent): Promise<Response> => {
  const { request } = event
  const name = LISTS + whoseRequest(request.headers)
  const kept = () => found(request.url, name)
  if (request.headers.get(KEEP) === 'only') return (await kept()) ?? Response.error()
  try {
    const response = await fetch(request)
    // Before the answer goes on: the next reading must not find it, whatever becomes of this worker.
    if (isTakenAway(response)) await drop(name, request.url).catch(() => undefined)
    if (isKeepable(response)) event.waitUntil(keep(name, request.url, response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    const last = request.signal.aborted ? undefined : await kept()
    if (last) return last
    throw error
  }
}

const forget = async (but: number | null): Promise<void> => {
  leavings += 1
  const others = (await caches.keys()).filter((it) => it.startsWith(LISTS) && it !== LISTS + String(but))
  await Promise.all(others.map((it) => caches.delete(it)))
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const treatment = treatmentOf(event.request, self.location.origin, files)
  if (treatment === 'list') event.respondWith(list(event))
  else if (treatment === 'page') event.respondWith(page(event.request))
  else if (treatment === 'file') event.respondWith(file(event.request))
})
self.addEventListener('message', (event: ExtendableMessageEvent & { readonly data: WorkerMessage }) => {
  if (event.data.say === 'takeOver') event.waitUntil(self.skipWaiting())
  else event.waitUntil(forget(event.data.but))
})
