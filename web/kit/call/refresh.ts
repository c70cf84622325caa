import { uiWords } from '#contract/kit/words/ui.words.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { send } from '#web/kit/call/send.ts'
import { serverNow } from '#web/kit/clock.ts'
import { withLock } from '#web/kit/lock.ts'
import { claimsOf, readToken, sameOwner, writeToken } from '#web/kit/session/token.ts'
import { signal } from '#web/kit/store.ts'
import { say } from '#web/kit/words.ts'

/** Section 7: every 30 minutes, and before any authenticated call when under 20 minutes remain. */
const EVERY_SECONDS = 30 * 60
const REMAINING_SECONDS = 20 * 60
const LOOK_MS = 60_000

/** The server no longer knows this session. */
export const sessionLost = signal()

/** The token of an answer's `Authorization: Bearer …`, if it carries one. */
export const tokenIn = (response: Response): string | undefined =>
  /^Bearer (.+)$/i.exec(response.headers.get('authorization') ?? '')?.[1]

const cancelled = (cause: CallError | undefined): CallError =>
  new CallError({
    message: cause?.network ? cause.message : say(uiWords, 'sessionCancelled'),
    cancelled: true,
    network: cause?.network ?? false,
    status: cause?.status ?? 401,
  })

const renew = async (token: string): Promise<void> => {
  let response: Response
  try {
    response = await send({ method: 'GET', url: '/api/auth/refresh', token })
  } catch (error) {
    throw cancelled(error instanceof CallError ? error : undefined)
  }
  // Signed out, or somebody else signed in, while it was under way: the token kept now is not this one's business.
  if (readToken() !== token) return
  // The second factor is still to be given: the session lives, and the call itself will say so.
  if (response.status === 406) return
  const next = tokenIn(response)
  if (response.ok && next !== undefined) {
    writeToken(next)
    return
  }
  if (response.status === 401) sessionLost.emit()
  throw cancelled(new CallError({ message: '', status: response.status }))
}

let running: Promise<void> | undefined

/** One refresh for all who wait, in this tab and in the others. Rejects with a `cancelled` CallError. */
const refreshOnce = (): Promise<void> => {
  const seen = readToken()
  // Other tabs wait here, and find the token renewed when their turn comes.
  running ??= withLock('nucleo.refresh', async () => {
    const token = readToken()
    if (token !== null && token === seen) await renew(token)
  }).finally(() => {
    running = undefined
  })
  return running
}

/**
 * The token to call with, renewed first when it runs out soon; null when nobody is signed in. What was begun as one
 * person is never sent as another: who is somebody else by then gets a `cancelled` CallError.
 */
export const freshToken = async (): Promise<string | null> => {
  const before = readToken()
  const claims = claimsOf(before)
  if (!claims || claims.exp - serverNow() / 1000 >= REMAINING_SECONDS) return before
  await refreshOnce()
  const after = readToken()
  if (!sameOwner(before, after)) throw cancelled(undefined)
  return after
}

/** Keeps the token young while a page is open. A failure here is silent: the next call tells. */
export const keepFresh = (): (() => void) => {
  const look = () => {
    const claims = claimsOf(readToken())
    if (claims && serverNow() / 1000 - claims.iat >= EVERY_SECONDS) refreshOnce().catch(() => undefined)
  }
  const timer = setInterval(look, LOOK_MS)
  return () => clearInterval(timer)
}
