import { loopCalls } from '#contract/loop/loop.calls.ts'
import { asksElapsed, presence, type Limits, type Presence } from '#contract/loop/loop.rules.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { useSeconds } from '#web/kit/second.ts'
import { isUnanswered, rememberFailure, runOnce } from '#web/loop/busyActions.ts'
import { putLoop, refreshLoops } from '#web/loop/current.ts'

export interface Watched {
  /** Seconds since the start. */
  readonly seconds: number
  readonly presence: Presence | undefined
  readonly asksElapsed: boolean
}

/** State of a running loop at this second. A loop begins on a whole second, and so does each of its checks. */
export const useWatched = (loop: Ponto, limits: Limits | undefined): Watched => {
  const start = Date.parse(loop.inicio)
  const seconds = useSeconds(start)
  const now = new Date(start + seconds * 1000)
  return {
    seconds: Math.max(0, seconds),
    presence:
      limits && loop.check_due_at ? presence(new Date(loop.check_due_at), now, limits.alert_seconds) : undefined,
    asksElapsed:
      limits !== undefined &&
      asksElapsed({ start: new Date(start), confirmed: loop.elapsed_confirmed }, now, limits.elapsed_seconds),
  }
}

/** Offers a retry without an answer or after a server error; after a refusal the loop has changed and is reloaded. */
const settle = (kind: 'here' | 'elapsed', error: CallError, again: () => void): void => {
  if (isUnanswered(error) || error.status >= 500) rememberFailure(kind, error, again)
  else void refreshLoops()
}

/** "Estou aqui". Every page of the person gets the change and closes its alert. */
export const confirmHere = (loop: Pick<Ponto, 'id'>): Promise<boolean> =>
  runOnce(
    'here',
    async () => putLoop((await call(loopCalls.here, { id: loop.id })).data),
    (error) => settle('here', error, () => void confirmHere(loop)),
  )

export const confirmElapsed = (loop: Pick<Ponto, 'id'>): Promise<boolean> =>
  runOnce(
    'elapsed',
    async () => putLoop((await call(loopCalls.confirmElapsed, { id: loop.id })).data),
    (error) => settle('elapsed', error, () => void confirmElapsed(loop)),
  )
