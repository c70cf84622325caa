import { IDEMPOTENCY_HEADER } from '#contract/kit/endpoint.ts'
import { LOCALE_HEADER } from '#contract/kit/words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { noteAsked, takeEarly, type EarlyAnswer } from '#web/kit/call/early.ts'
import { LOAD_MS } from '#web/kit/call/load.ts'
import { learnClock } from '#web/kit/clock.ts'
import { reportOfCall } from '#web/kit/connection.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { say, getLocale } from '#web/kit/words.ts'
import { KEEP, KEPT_AT } from '#web/kit/worker/keeping.ts'

export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly body?: string | undefined
  readonly token: string | null
  readonly signal?: AbortSignal | undefined
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean | undefined
  /** `yes`: the service worker may cache the answer; `only`: it answers from its cache alone. */
  readonly keep?: 'yes' | 'only' | undefined
  /** `Idempotency-Key` of a call that moves money. */
  readonly key?: string | undefined
  /** Milliseconds after which the request counts as unanswered, 120 s by default. */
  readonly within?: number | undefined
}

const headersOf = (outgoing: Outgoing): Headers => {
  const headers = new Headers({ accept: 'application/json', [LOCALE_HEADER]: getLocale() })
  if (outgoing.token !== null) headers.set('authorization', `Bearer ${outgoing.token}`)
  const viewed = outgoing.token === null ? null : viewAs.get()
  if (viewed !== null) headers.set('x-view-as', String(viewed))
  else if (outgoing.keep !== undefined) headers.set(KEEP, outgoing.keep)
  if (outgoing.key !== undefined) headers.set(IDEMPOTENCY_HEADER, outgoing.key)
  if (outgoing.body !== undefined) headers.set('content-type', 'application/json')
  return headers
}

const noAnswer = (late: AbortSignal): CallError =>
  new CallError({ message: say(uiWords, late.aborted ? 'timeout' : 'networkError'), network: true })

/** True for an answer of the service worker's cache, used because the server gave none. */
export const isKept = (response: Response): boolean => response.headers.has(KEPT_AT)

const request = async (outgoing: Outgoing, late: AbortSignal): Promise<EarlyAnswer> => {
  const sent = Date.now()
  const response = await fetch(outgoing.url, {
    method: outgoing.method,
    headers: headersOf(outgoing),
    body: outgoing.body ?? null,
    cache: 'no-store',
    keepalive: outgoing.keepalive ?? false,
    signal: outgoing.signal ? AbortSignal.any([outgoing.signal, late]) : late,
  })
  return { response, sent, at: Date.now() }
}

/** Takes the answer requested before the scripts were loaded, else requests it now. */
const answerOf = (outgoing: Outgoing, late: AbortSignal): Promise<EarlyAnswer> => {
  noteAsked(outgoing)
  const ask = () => request(outgoing, late)
  return takeEarly(outgoing)?.catch(ask) ?? ask()
}

/** Sends one request; notes the server's clock and the connection. No answer is a CallError `network`. */
export const send = async (outgoing: Outgoing): Promise<Response> => {
  const report = reportOfCall()
  const late = AbortSignal.timeout(outgoing.within ?? LOAD_MS)
  try {
    const { response, sent, at } = await answerOf(outgoing, late)
    if (isKept(response)) {
      report('offline')
      return response
    }
    const time = response.headers.get('x-server-time')
    if (time !== null) learnClock(Number(time), sent, at)
    report(response.status === 503 && response.headers.has('retry-after') ? 'busy' : 'online')
    return response
  } catch (error) {
    // The caller aborted it, so the error is no network error.
    if (outgoing.signal?.aborted) throw error
    report('offline')
    throw noAnswer(late)
  }
}
