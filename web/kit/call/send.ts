import { uiWords } from '#contract/kit/ui.words.ts'
import { CallError } from '#web/kit/call/call-error.ts'
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
  /** The service worker may keep the answer (`yes`), or is asked for a kept one and nothing else (`only`). */
  readonly keep?: 'yes' | 'only' | undefined
  /** Milliseconds after which no answer is no answer; 120 s when not given. */
  readonly within?: number | undefined
}

const headersOf = (it: Outgoing): Headers => {
  const headers = new Headers({ accept: 'application/json', 'accept-language': getLocale() })
  if (it.token !== null) headers.set('authorization', `Bearer ${it.token}`)
  const role = it.token === null ? null : viewAs.get()
  if (role !== null) headers.set('x-view-as', String(role))
  else if (it.keep !== undefined) headers.set(KEEP, it.keep)
  if (it.body !== undefined) headers.set('content-type', 'application/json')
  return headers
}

const noAnswer = (late: AbortSignal): CallError =>
  new CallError({ message: say(uiWords, late.aborted ? 'timeout' : 'networkError'), network: true })

/** Whether an answer comes from the service worker's memory, because the server gave none. */
export const isKept = (response: Response): boolean => response.headers.has(KEPT_AT)

/** One request over the wire; learns the server's clock and whether it can be reached. No answer is a CallError `network`. */
export const send = async (it: Outgoing): Promise<Response> => {
  const sent = Date.now()
  const report = reportOfCall()
  const late = AbortSignal.timeout(it.within ?? LOAD_MS)
  try {
    const response = await fetch(it.url, {
      method: it.method,
      headers: headersOf(it),
      body: it.body ?? null,
      cache: 'no-store',
      keepalive: it.keepalive ?? false,
      signal: it.signal ? AbortSignal.any([it.signal, late]) : late,
    })
    if (isKept(response)) {
      report('offline')
      return response
    }
    const time = response.headers.get('x-server-time')
    if (time !== null) learnClock(Number(time), sent, Date.now())
    report(response.status === 503 && response.headers.has('retry-after') ? 'busy' : 'online')
    return response
  } catch (error) {
    // Whoever aborted it knows why.
    if (it.signal?.aborted) throw error
    report('offline')
    throw noAnswer(late)
  }
}
