import type { AnyEndpoint, InputOf, OutputOf } from '#contract/kit/endpoint.ts'
import { readAnswer } from '#web/kit/answer.ts'
import { freshToken, sessionLost, tokenIn } from '#web/kit/refresh.ts'
import { shapeOf, type Door } from '#web/kit/request.ts'
import { send, type Outgoing } from '#web/kit/send.ts'
import { signal } from '#web/kit/store.ts'
import { readToken, sameOwner, writeToken } from '#web/kit/token.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** For every write that touches money: the same key and body replays the answer. */
  readonly idempotencyKey?: string
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean
}

/** A 406: this session still owes its second factor. */
export const secondFactorWanted = signal()

/** An answer, and the token that it answers. */
interface Answered {
  readonly response: Response
  readonly token: string | null
}

const withRetry = async (out: Outgoing, known: boolean): Promise<Answered> => {
  const response = await send(out)
  const now = readToken()
  // Another tab renewed the token while this call was under way. Somebody else's token must not carry it.
  const renewed = known && response.status === 401 && now !== out.token && sameOwner(now, out.token)
  return renewed ? { response: await send({ ...out, token: now }), token: now } : { response, token: out.token }
}

/** What an answer says of the session, unless another session has taken its place meanwhile. */
const heed = ({ response, token }: Answered, known: boolean): void => {
  const now = readToken()
  if (known && now !== token && !sameOwner(now, token)) return
  const next = tokenIn(response)
  if (next !== undefined) writeToken(next)
  if (response.status === 401 && known) sessionLost.emit()
  if (response.status === 406) secondFactorWanted.emit()
}

/** The server's answer as it came over the wire, whatever it says. */
export const answerTo = async <E extends AnyEndpoint>(
  endpoint: Door<E> | E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Response> => {
  const known = endpoint.can !== 'public'
  const token = known ? await freshToken() : null
  const { url, body } = shapeOf(endpoint, input)
  const answered = await withRetry({ method: endpoint.method, url, body, token, ...options }, known)
  heed(answered, known)
  return answered.response
}

/**
 * Calls the server: `await call(loopCalls.stop, { id, data_fim, status: 2 })`. Throws `CallError` and nothing else,
 * except for a call that its own signal ended. A token about to run out is renewed first (one refresh for all).
 */
export const call = async <E extends AnyEndpoint>(
  endpoint: Door<E> | E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<OutputOf<E>> => {
  const response = await answerTo(endpoint, input, options)
  return (await readAnswer(response, endpoint.envelope === true)) as OutputOf<E>
}
