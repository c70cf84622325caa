import type { AnyEndpoint, CallRef, InputOf, OutputOf } from '#contract/kit/endpoint.ts'
import { readAnswer } from '#web/kit/call/answer.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { keyFor, noteAnswered } from '#web/kit/call/idempotency.ts'
import { freshToken, sessionLost, tokenIn } from '#web/kit/call/refresh.ts'
import { shapeOf } from '#web/kit/call/request.ts'
import { send, type Outgoing } from '#web/kit/call/send.ts'
import { proveAgain } from '#web/kit/call/stepUp.ts'
import { readToken, sameOwner, writeToken } from '#web/kit/session/token.ts'
import { signal } from '#web/kit/store.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
  /** For reads: without a network, the last answer to the same request suffices. */
  readonly keep?: boolean
  /** Milliseconds after which the request counts as unanswered, 120 s by default. */
  readonly within?: number
}

/** Emitted after a 406: this session still needs its second factor. */
export const secondFactorWanted = signal()

/** An answer, and the token that it answers. */
interface Answered {
  readonly response: Response
  readonly token: string | null
}

const withRetry = async (out: Outgoing, known: boolean): Promise<Answered> => {
  const response = await send(out)
  const now = readToken()
  // Another tab may have renewed the token while this call was in flight. A call is never sent with another person's token.
  const renewed = known && response.status === 401 && now !== out.token && sameOwner(now, out.token)
  return renewed ? { response: await send({ ...out, token: now }), token: now } : { response, token: out.token }
}

/** Applies an answer to the session, unless another session has replaced it meanwhile. */
const applyToSession = ({ response, token }: Answered, known: boolean): void => {
  const now = readToken()
  if (known && now !== token && !sameOwner(now, token)) return
  const next = tokenIn(response)
  if (next !== undefined) writeToken(next)
  if (response.status === 401 && known) sessionLost.emit()
  if (response.status === 406) secondFactorWanted.emit()
}

/** True when the session could not be renewed for lack of a network; a read then gets the service worker's cached
 * answer. */
const isOffline = (error: unknown): boolean =>
  isCallError(error) && error.network && 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null

/** The server's response as it came over the wire, whatever its status. */
export const answerTo = async <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Response> => {
  const known = endpoint.can !== 'public'
  const { keep = false, ...rest } = options
  const asked = { method: endpoint.method, ...shapeOf(endpoint, input) }
  const out = { ...asked, ...rest, ...(endpoint.money && { key: keyFor(asked) }) }
  let token: string | null
  try {
    token = known ? await freshToken() : null
  } catch (error) {
    if (keep && isOffline(error)) return send({ ...out, token: readToken(), keep: 'only' })
    throw error
  }
  const answered = await withRetry({ ...out, token, keep: keep ? 'yes' : undefined }, known)
  applyToSession(answered, known)
  if (endpoint.money) noteAnswered(asked, answered.response)
  return answered.response
}

/**
 * Calls the server: `await call(loopCalls.stop, { id, data_fim, status: 2 })`. Throws `CallError` and nothing else,
 * except for a call that its own signal ended; one that asks for step-up waits for it. A token about to run out is renewed first (one refresh for all).
 */
export const call = async <E extends AnyEndpoint>(
  endpoint: CallRef<E> | E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> => {
  const ask = async () => {
    const response = await answerTo(endpoint, input, options)
    return (await readAnswer(response, endpoint.envelope === true)) as OutputOf<E>
  }
  try {
    return await ask()
  } catch (error) {
    // The same input is sent again after the proof of identity, so a form loses nothing.
    if (!isCallError(error) || error.extra['step_up'] !== true || !(await proveAgain())) throw error
    return ask()
  }
}
