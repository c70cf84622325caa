import { claimsOf } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { browserStorage } from '#web/kit/storage.ts'

interface Asked {
  readonly method: string
  readonly url: string
  readonly token: string | null
  readonly keep?: 'yes' | 'only' | undefined
}

/** An answer that the page asked for before its scripts were there, and between which moments it was under way. */
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

/** What home asked for the last time, for the next start; read by web/kit/first.js. */
const KEY = 'nucleo.ahead'
/** A page that takes longer to start than this asks again. */
const GOOD_MS = 20_000
/** Home asks for what it shows within this much of its first question. */
const START_MS = 2500
const MOST = 16

/** The early answer to a question, once; undefined when there is none. */
export const takeEarly = ({ method, url, token }: Asked): Promise<EarlyAnswer> | undefined => {
  const early = window.nucleoEarly
  const answer = early?.token === token && method === 'GET' ? early?.answers[url] : undefined
  if (!early || !answer || performance.now() > GOOD_MS) return undefined
  delete early.answers[url]
  return answer
}

interface Questions {
  /** Those whose answers the service worker may keep, and the others. */
  readonly kept: Set<string>
  readonly plain: Set<string>
}
let asked: Questions | undefined

const atHome = (): boolean => ['', '#', '#/'].includes(window.location.hash)

/** Who has left home meanwhile was on the way to something else; a start that asks for very much is none to repeat. */
const remember = ({ kept, plain }: Questions, token: string): void => {
  if (!atHome() || kept.size + plain.size > MOST) return
  browserStorage.set(KEY, JSON.stringify({ of: claimsOf(token)?.sub, kept: [...kept], plain: [...plain] }))
}

/** Remembers what home asks for when the app starts there. */
export const noteAsked = ({ method, url, token, keep }: Asked): void => {
  // Who is here is asked in any case; a preview asks otherwise; a renewed token is no question of home.
  if (method !== 'GET' || url.startsWith('/api/auth/') || token === null || viewAs.get() !== null) return
  if (asked === undefined) {
    const questions: Questions = { kept: new Set(), plain: new Set() }
    asked = questions
    if (atHome()) setTimeout(() => remember(questions, token), START_MS)
  }
  asked[keep === 'yes' ? 'kept' : 'plain'].add(url)
}
