import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { store, useStore } from '#web/kit/store.ts'
import { tell } from '#web/kit/ui/dialog/confirm.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'

export type ActionKind = 'start' | 'stop' | 'conclude' | 'discard' | 'here' | 'elapsed'

/** Milliseconds after which an unanswered action waits in the outbox and is sent again. */
export const ACTION_TIMEOUT_MS = 15_000

/** Actions in flight, each kind once, so that a double click sends one call. */
export const busyActions = store<readonly ActionKind[]>([])

export const useBusyAction = (kind: ActionKind): boolean => useStore(busyActions).includes(kind)

export interface FailedAction {
  readonly kind: ActionKind
  readonly message: string
  readonly retry: () => void
}

/** Last action that did not reach the server, with its retry; the screen where it was done shows a line about it. */
export const failedAction = store<FailedAction | undefined>(undefined)

/** Runs `work` unless an action of this kind is in flight. `failed` gets a refused call; false: nothing was done. */
export const runOnce = async (
  kind: ActionKind,
  work: () => Promise<unknown>,
  failed: (error: CallError) => unknown,
): Promise<boolean> => {
  if (busyActions.get().includes(kind)) return false
  busyActions.set((all) => [...all, kind])
  if (failedAction.get()?.kind === kind) failedAction.set(undefined)
  try {
    await work()
    return true
  } catch (error) {
    if (!isCallError(error)) throw error
    await failed(error)
    return false
  } finally {
    busyActions.set((all) => all.filter((it) => it !== kind))
  }
}

/** True when no answer came: the network is gone, or the session could not be renewed. */
export const isUnanswered = (error: CallError): boolean => error.network || error.cancelled

/** Section 8: a refusal opens a warning dialog, titled Átomo for a start and Ponto for the rest. */
export const warn = (error: CallError, title: 'titleAtom' | 'titleLoop'): void =>
  void tell({ title: say(loopWords, title), body: error.message, tone: 'warning' })

/** Section 8: a start or a discard without an answer opens a browser alert. The outbox keeps the start; the discard is not done. */
export const alertUnanswered = (kind: 'start' | 'discard'): void =>
  window.alert(kind === 'start' ? say(outboxWords, 'startKept') : say(loopScreenWords, 'discardNoAnswer'))

/** Nothing is sent until the person has signed in again. */
const needsSignIn = ({ status }: CallError): boolean => status === 401 || status === 406

/** The server is busy: the toast says that the click is stored, and not recorded yet. */
export const toastKept = (error: CallError): void =>
  void toast.warning(say(outboxWords, needsSignIn(error) ? 'keptSignIn' : 'keptBusy'))

/** Section 8: other network failures are only logged; the screen adds a line with a retry. */
export const rememberFailure = (kind: ActionKind, error: CallError, retry: () => void): void => {
  logFailure(`Loop, ${kind}`, error)
  failedAction.set({ kind, message: error.message, retry })
}
