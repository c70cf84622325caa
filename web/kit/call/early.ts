import { claimsOf } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { browserStorage } from '#web/kit/storage.ts'

interface Asked {
  readonly method: string
  readonly url: string
  readonly token: string | null
  readonly keep?: 'yes' | 'only' | undefined
}

/** Answer requested before the app's scripts were loaded, with the times of request and answer. */
export interface EarlyAnswer {
  readonly response: Response
  readonly sent: number
  readonly at: number
}

declare global {
  interface Window {
    /** Written by web/kit/first.js. */
    nucleoEarly?: { readonly token: string; readonly answers: Record<string, Promise<EarlyAnswer>> }
  }
}

/** Storage key of the requests that home made last, for the next start; web/kit/first.js reads it. */
const KEY = 'nucleo.ahead'
/** Milliseconds after which a starting page requests again. */
const GOOD_MS = 20_000
/** Milliseconds after its first request within which home makes the others. */
const START_MS = 2500
const MOST = 16

/** Takes the early answer to a request, once; undefined when there is none. */
export const takeEarly = ({ method, url, token }: Asked): Promise<EarlyAnswer> | undefined => {
  const early = window.nucleoEarly
  const answer = early?.token === token && method === 'GET' ? early?.answers[url] : undefined
  if (!early || !answer || performance.now() > GOOD_MS) return undefined
  delete early.answers[url]
  return answer
}

/** True while an answer that the page asked for early waits to be taken. */
export const askedEarly = (url: string): boolean => window.nucleoEarly?.answers[url] !== undefined

interface Questions {
  /** Requests whose answers the service worker may cache, and the others. */
  readonly kept: Set<string>
  readonly plain: Set<string>
}
let asked: Questions | undefined

const atHome = (): boolean => ['', '#', '#/'].includes(window.location.hash)

/** Stores the requests, unless the person has left home meanwhile or the start makes very many. */
const remember = ({ kept, plain }: Questions, token: string): void => {
  if (!atHome() || kept.size + plain.size > MOST) return
  browserStorage.set(KEY, JSON.stringify({ of: claimsOf(token)?.sub, kept: [...kept], plain: [...plain] }))
}

/** Notes the requests that home makes when the app starts there. */
export const noteAsked = ({ method, url, token, keep }: Asked): void => {
  // `/api/auth/` is requested anyway, a preview gets other answers, and a null token means nobody is signed in.
  if (method !== 'GET' || url.startsWith('/api/auth/') || token === null || viewAs.get() !== null) return
  if (asked === undefined) {
    const questions: Questions = { kept: new Set(), plain: new Set() }
    asked = questions
    if (atHome()) setTimeout(() => remember(questions, token), START_MS)
  }
  asked[keep === 'yes' ? 'kept' : 'plain'].add(url)
}
