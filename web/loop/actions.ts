import { loopCalls } from '#contract/loop/loop.calls.ts'
import type { StartedAtom, Ponto } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { connection } from '#web/kit/connection.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { newId } from '#web/kit/newId.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'
import { ACTION_TIMEOUT_MS, alertUnanswered, runOnce, toastKept, warn } from '#web/loop/busyActions.ts'
import { fetchLoop, dropLoop, putLoop, refreshLoops, currentUserId } from '#web/loop/current.ts'
import {
  closeLoop,
  finishLoop,
  isFinishing,
  openLoop,
  showSummary,
  type ConcludedLoop,
} from '#web/loop/dialog/modal.ts'
import {
  isLocal,
  localId,
  estimatedTotal,
  stopInput,
  type ConcludeAction,
  type LoopAction,
} from '#web/loop/offline/action.ts'
import { loopOutbox, hasPending } from '#web/loop/offline/outbox.ts'

/** A loop begins and ends on whole seconds, as on the server. */
const thisSecond = (): Date => new Date(Math.floor(serverNow() / 1000) * 1000)

/** Tells the person that an action is stored for later, where they do not expect that. */
const reportKept = (kind: LoopAction['kind'], because: CallError | undefined): void => {
  const unreached = because ? because.network : connection.get() === 'offline'
  // Section 8: a start without an answer opens an alert, the others are only logged.
  if (kind === 'start' && unreached) alertUnanswered('start')
  else if (because) logFailure(`Loop, ${kind}`, because)
  if (because && !because.network) toastKept(because)
}

/** Puts an action into the outbox, which sends it; throws a refusal. */
const act = async (thing: number, action: LoopAction, onKept?: () => void): Promise<void> => {
  const at = thisSecond().toISOString()
  const outcome = await loopOutbox.add({ user: currentUserId(), thing: String(thing), at, action }, onKept)
  if (outcome.is === 'kept') reportKept(action.kind, outcome.because)
}

/** Starts a loop at this moment, even when the server hears of it later. False: refused. */
export const startLoop = (atom: StartedAtom, descricao: string, tipo: number | null = null): Promise<boolean> =>
  runOnce(
    'start',
    async () => {
      const client_id = newId()
      const about = { atomo_id: atom.id, atomo: atom.nome, projeto: atom.projeto, venture_id: atom.venture_id }
      return act(localId(client_id), {
        kind: 'start',
        client_id,
        descricao,
        ...(tipo === null ? {} : { tipo }),
        ...about,
      })
    },
    (error) => {
      warn(error, 'titleAtom')
      void refreshLoops()
    },
  )

/** True when another page or device has already changed the status of this loop. */
const settledElsewhere = async (loop: Pick<Ponto, 'id' | 'status'>): Promise<boolean> => {
  try {
    const current = await fetchLoop()
    // Stopped loops other than the current one may still have to be concluded.
    const now = current?.id === loop.id ? current : (await call(loopCalls.show, { id: String(loop.id) })).data
    return now.status !== loop.status
  } catch (error) {
    return isCallError(error) && error.status === 404
  }
}

/** Stops the loop (2), or denies its elapsed time (5), at this moment, even when the server hears of it later. */
export const stopLoop = (loop: Ponto, status: 2 | 5 = 2): Promise<boolean> => {
  // A denied loop opens screen 4 by itself, so only a stop has to open the dialog.
  if (status === 2) finishLoop(loop)
  const { atomo_id, atomo, projeto, venture_id, inicio, descricao } = loop
  return runOnce(
    'stop',
    () => act(loop.id, { kind: 'stop', status, atomo_id, atomo, projeto, venture_id, inicio, descricao }),
    (error) => {
      warn(error, 'titleLoop')
      // It runs on, so the dialog is that of the timer.
      if (isFinishing(loop)) openLoop()
      // Another page or device may have been first: this page reloads the loop behind the warning.
      void refreshLoops()
    },
  )
}

/**
 * Stops the running loop and starts the next one at once; the dialog asks what was done in the stopped one, while the next
 * runs. False: the one or the other was refused.
 */
export const switchLoop = async (running: Ponto, ...next: Parameters<typeof startLoop>): Promise<boolean> => {
  if (!(await stopLoop(running))) return false
  return startLoop(...next)
}

/**
 * Asks the server to force the stop of a loop whose check was missed; the server mostly has done so already. The loop is
 * read first: presence may have been confirmed on another page while this one slept. False: no answer, ask again.
 */
export const forceStop = async (missed: Ponto): Promise<boolean> => {
  try {
    const loop = await fetchLoop()
    const same = loop?.id === missed.id && loop.status === 1 && loop.check_due_at === missed.check_due_at
    if (same) putLoop((await call(loopCalls.stop, stopInput(loop.id, { ...loop, status: 4 }, thisSecond()))).data)
    return true
  } catch (error) {
    logFailure('Loop, forced stop', error)
    return false
  }
}

export interface Ending {
  readonly descricao: string
  readonly tipo: number
  /** Adjusted end with its justification; without it the mark stays. */
  readonly adjusted?: { readonly end: Date; readonly ajustes: string } | undefined
}

interface Concluding {
  readonly loop: ConcludedLoop
  readonly ending: Ending
  /** Called with the name of the field that the server refused. */
  readonly onField: (name: string) => void
}

const conclusionOf = ({ loop, ending }: Concluding): ConcludeAction => {
  const { status, atomo_id, atomo, projeto, venture_id, inicio, fim } = loop
  const { descricao, tipo, adjusted } = ending
  return {
    kind: 'conclude',
    status,
    atomo_id,
    atomo,
    projeto,
    venture_id,
    inicio,
    fim,
    descricao,
    tipo,
    adjusted: adjusted ? { end: adjusted.end.toISOString(), ajustes: adjusted.ajustes } : null,
  }
}

/** Concludes a stopped loop, or corrects a concluded one, and shows the summary; offline with the page's estimate. */
export const concludeLoop = (concluding: Concluding): Promise<boolean> => {
  const { loop, onField } = concluding
  const action = conclusionOf(concluding)
  const { descricao, tipo } = action
  const onKept = () =>
    showSummary({
      loop: { ...loop, descricao, tipo, status: 3, fim: action.adjusted?.end ?? loop.fim },
      total: estimatedTotal(action),
      dayTotal: undefined,
      waiting: true,
      corrected: loop.status === 3,
    })
  return runOnce(
    'conclude',
    () => act(loop.id, action, onKept),
    async (error) => {
      const { field } = error.extra
      if (typeof field === 'string') onField(field)
      // Another page has concluded it, so there is nothing to fill in.
      else if (loop.status !== 3 && (await settledElsewhere(loop))) closeLoop()
      return warn(error, 'titleLoop')
    },
  )
}

/** True when none of the loop's actions is in flight, or the server never heard of it and it is gone. */
const isSettled = async (loop: Pick<Ponto, 'id'>): Promise<boolean> => {
  if (isLocal(loop)) return loopOutbox.withdraw(String(loop.id))
  if (hasPending()) await loopOutbox.flush()
  return !hasPending()
}

/** Discards a loop that is not concluded; the person has confirmed it. Without an answer it stays. */
export const discardLoop = (loop: Pick<Ponto, 'id' | 'status'>, onDone: () => void): Promise<boolean> =>
  runOnce(
    'discard',
    async () => {
      if (!(await loopOutbox.settled(String(loop.id)))) return
      if (!(await isSettled(loop))) return alertUnanswered('discard')
      const answer = isLocal(loop)
        ? undefined
        : await call(loopCalls.discard, { id: loop.id }, { within: ACTION_TIMEOUT_MS })
      onDone()
      closeLoop()
      if (answer) dropLoop(loop)
      toast.success(answer?.message ?? say(loopWords, 'discarded'))
    },
    async (error) => {
      if (error.network) return alertUnanswered('discard')
      if (await settledElsewhere(loop)) return toast.info(say(loopScreenWords, 'changedElsewhere'))
      return warn(error, 'titleLoop')
    },
  )
