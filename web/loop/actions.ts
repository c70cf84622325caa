import { loopCalls, type AtomOption, type Ponto } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { connection } from '#web/kit/connection.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { newId } from '#web/kit/newId.ts'
import { isTransient } from '#web/kit/outbox/entry.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'
import { fetchLoop, dropLoop, knowLoop, putLoop, refreshLoops, currentUserId } from '#web/loop/current.ts'
import { closeLoop, openLoop, showSummary, type ConcludedLoop } from '#web/loop/dialog/modal.ts'
import { ACTION_TIMEOUT_MS, alertUnanswered, runOnce, toastKept, warn, type ActionKind } from '#web/loop/inFlight.ts'
import {
  concludeInput,
  isLocal,
  localId,
  estimatedTotal,
  startInput,
  stopInput,
  type ConcludeAction,
  type LoopEntry,
  type StartAction,
  type StopAction,
} from '#web/loop/offline/action.ts'
import { loopOutbox, hasPending } from '#web/loop/offline/outbox.ts'
import { afterStop, runStop } from '#web/loop/stopInFlight.ts'

const within = { within: ACTION_TIMEOUT_MS }

/** A loop begins and ends on whole seconds, here as on the server. */
const thisSecond = (): Date => new Date(Math.floor(serverNow() / 1000) * 1000)

interface Outgoing extends Pick<LoopEntry, 'thing' | 'action'> {
  readonly at: Date
  readonly send: () => Promise<unknown>
  /** Called before the action goes into the outbox, because it could not be sent now. */
  readonly onKept?: () => void
}

/**
 * Sends an action at once when none before it is pending. One without an answer, or with a transient error, goes into the
 * outbox with the moment of the click and is sent later. True means that the server could not be reached.
 */
const sendOrKeep = async (kind: ActionKind, outgoing: Outgoing): Promise<boolean> => {
  const { thing, action, at } = outgoing
  // Read before the call: its answer may end the session.
  const user = currentUserId()
  const enqueue = (tries: number): Promise<void> => {
    outgoing.onKept?.()
    return loopOutbox.add({ user, thing, at: at.toISOString(), action, tries })
  }
  // The server knows a loop only after its start has arrived.
  const unknown = action.kind !== 'start' && isLocal({ id: Number(thing) })
  const cut = connection.get() === 'offline' && !navigator.onLine
  if (hasPending() || unknown || cut) {
    await enqueue(0)
    void loopOutbox.flush()
    return connection.get() === 'offline'
  }
  try {
    await outgoing.send()
  } catch (error) {
    if (!isCallError(error) || !isTransient(error)) throw error
    // Section 8: a start without an answer opens an alert, the others are only logged.
    if (kind !== 'start' || !error.network) logFailure(`Loop, ${kind}`, error)
    // The outbox retries when the connection is back, or when the person has signed in again.
    await enqueue(1)
    if (!error.network) toastKept(error)
    return error.network
  }
  return false
}

/** Starts a loop at this moment, whenever the server receives it. False: refused. */
export const startLoop = (atom: Pick<AtomOption, 'id' | 'nome' | 'projeto'>, descricao: string): Promise<boolean> =>
  runOnce(
    'start',
    async () => {
      const client_id = newId()
      const about = { atomo_id: atom.id, atomo: atom.nome, projeto: atom.projeto }
      const action: StartAction = { kind: 'start', client_id, descricao, ...about }
      const at = thisSecond()
      const unreached = await sendOrKeep('start', {
        thing: String(localId(client_id)),
        at,
        action,
        send: async () =>
          putLoop((await call(loopCalls.start, startInput(currentUserId(), action, { at }), within)).data),
      })
      if (unreached) alertUnanswered('start')
    },
    (error) => {
      warn(error, 'titleAtom')
      void refreshLoops()
    },
  )

/** Whether another page or device has already changed the status of this loop. */
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

/** Stops the loop (2), or denies its elapsed time (5), at this moment, whenever the server receives it. */
export const stopLoop = (loop: Ponto, status: 2 | 5 = 2): Promise<boolean> => {
  // A denial has a dialog of its own, and the stopped loop opens screen 4 by itself.
  if (status === 2) openLoop()
  const { atomo_id, atomo, projeto, inicio, descricao } = loop
  const action: StopAction = { kind: 'stop', status, atomo_id, atomo, projeto, inicio, descricao }
  const at = thisSecond()
  const send = async () => putLoop((await call(loopCalls.stop, stopInput(loop.id, action, at), within)).data)
  const failed = (error: CallError) => {
    warn(error, 'titleLoop')
    // Another page or device may have been first: this page reads the loop again below the warning.
    void refreshLoops()
  }
  return runStop(status === 2 ? { id: loop.id, at: at.toISOString() } : undefined, () =>
    runOnce('stop', () => sendOrKeep('stop', { thing: String(loop.id), at, action, send }), failed),
  )
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
  /** The adjusted end with its justification; without one the mark stays. */
  readonly adjusted?: { readonly end: Date; readonly ajustes: string } | undefined
}

interface Concluding {
  readonly loop: ConcludedLoop
  readonly ending: Ending
  /** Forgets what was typed, once it is stored. */
  readonly onDone: () => void
  /** Name of the field that the server refused. */
  readonly onField: (name: string) => void
}

const conclusionOf = ({ loop, ending }: Concluding): ConcludeAction => {
  const { status, atomo_id, atomo, projeto, inicio, fim } = loop
  const { descricao, tipo, adjusted } = ending
  return {
    kind: 'conclude',
    status,
    atomo_id,
    atomo,
    projeto,
    inicio,
    fim,
    descricao,
    tipo,
    adjusted: adjusted ? { end: adjusted.end.toISOString(), ajustes: adjusted.ajustes } : null,
  }
}

/** Removes the parked entries of a loop that is concluded now. */
const dropParked = (id: number): void => {
  for (const entry of loopOutbox.entries.get() ?? []) if (entry.thing === String(id)) void loopOutbox.drop(entry)
}

/** Concludes a stopped loop, or corrects a concluded one, and shows the summary; without connection, as the page estimates it. */
export const concludeLoop = (concluding: Concluding): Promise<boolean> => {
  const { loop, onDone, onField } = concluding
  const action = conclusionOf(concluding)
  const { descricao, tipo } = action
  const corrected = loop.status === 3
  const send = async () => {
    const answer = await call(loopCalls.conclude, concludeInput(loop.id, action), within)
    onDone()
    showSummary({ loop: answer.data, total: answer.horatotal, dayTotal: answer.horaTotalDia, corrected })
    knowLoop(answer.data)
    dropParked(loop.id)
  }
  const onKept = () =>
    showSummary({
      loop: { ...loop, descricao, tipo, status: 3, fim: action.adjusted?.end ?? loop.fim },
      total: estimatedTotal(action),
      dayTotal: undefined,
      waiting: true,
      corrected,
    })
  return runOnce(
    'conclude',
    async () =>
      (await afterStop()) && sendOrKeep('conclude', { thing: String(loop.id), at: thisSecond(), action, send, onKept }),
    async (error) => {
      const { field } = error.extra
      if (typeof field === 'string') onField(field)
      // Nothing is left to be typed where another page has done it.
      else if (loop.status !== 3 && (await settledElsewhere(loop))) closeLoop()
      return warn(error, 'titleLoop')
    },
  )
}

/** True: nothing of it is on its way any more, so that the server can be asked; or it never heard of it, and it is gone. */
const isSettled = async (loop: Pick<Ponto, 'id'>): Promise<boolean> => {
  if (isLocal(loop)) return loopOutbox.withdraw(String(loop.id))
  if (hasPending()) await loopOutbox.flush()
  return !hasPending()
}

/** Discards a loop that is not concluded; the person has confirmed it. Without an answer it stays as it is. */
export const discardLoop = (loop: Pick<Ponto, 'id' | 'status'>, onDone: () => void): Promise<boolean> =>
  runOnce(
    'discard',
    async () => {
      if (!(await afterStop())) return
      if (!(await isSettled(loop))) return alertUnanswered('discard')
      const answer = isLocal(loop) ? undefined : await call(loopCalls.discard, { id: loop.id }, within)
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
