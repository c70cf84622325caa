import { loopCalls, type AtomOption, type Ponto } from '#contract/loop/loop.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { isCallError, type CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { newId } from '#web/kit/newId.ts'
import { isTransient } from '#web/kit/outbox/entry.ts'
import { reach } from '#web/kit/reach.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'
import { ACT_MS, alarm, once, tellKept, warn, type Act } from '#web/loop/acting.ts'
import { askedLoop, dropLoop, knowLoop, putLoop, refreshLoops, whose } from '#web/loop/current.ts'
import { closeLoop, openLoop, showSummary, type ConcludedLoop } from '#web/loop/dialog/modal.ts'
import {
  concludeInput,
  isLocal,
  localId,
  reckoned,
  startInput,
  stopInput,
  type ConcludeAction,
  type LoopEntry,
  type StartAction,
  type StopAction,
} from '#web/loop/offline/action.ts'
import { loopOutbox, mustWait } from '#web/loop/offline/outbox.ts'
import { afterStop, whileStopping } from '#web/loop/stopping.ts'

const within = { within: ACT_MS }

/** A loop begins and ends on whole seconds, here as on the server. */
const thisSecond = (): Date => new Date(Math.floor(serverNow() / 1000) * 1000)

interface Sending extends Pick<LoopEntry, 'thing' | 'action'> {
  readonly at: Date
  readonly send: () => Promise<unknown>
  /** Told when it could not be done now, before it is put into the outbox. */
  readonly onKept?: () => void
}

/**
 * Sends at once what nothing comes before. What gets no answer, or one that says nothing about it, is kept with the moment
 * of the click and sent later. True: the server could not be reached.
 */
const sendOrKeep = async (act: Act, it: Sending): Promise<boolean> => {
  // The answer may be that nobody is signed in any more.
  const user = whose()
  const keepIt = (tries: number): Promise<void> => {
    it.onKept?.()
    return loopOutbox.add({ user, thing: it.thing, at: it.at.toISOString(), action: it.action, tries })
  }
  // A loop that the server does not know yet is nothing to call about.
  const unknown = it.action.kind !== 'start' && isLocal({ id: Number(it.thing) })
  const cut = reach.get() === 'offline' && !navigator.onLine
  if (mustWait() || unknown || cut) {
    await keepIt(0)
    void loopOutbox.flush()
    return reach.get() === 'offline'
  }
  try {
    await it.send()
  } catch (error) {
    if (!isCallError(error) || !isTransient(error)) throw error
    // Section 8: a start without an answer is told by an alert, the others are only logged.
    if (act !== 'start' || !error.network) logFailure(`Loop, ${act}`, error)
    // Not sent again at once: the outbox does that when the server is back, or the person is.
    await keepIt(1)
    if (!error.network) tellKept(error)
    return error.network
  }
  return false
}

/** True when the loop runs now, or will have run from now on once the server hears of it. */
export const startLoop = (atom: Pick<AtomOption, 'id' | 'nome' | 'projeto'>, descricao: string): Promise<boolean> =>
  once(
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
        send: async () => putLoop((await call(loopCalls.start, startInput(whose(), action, { at }), within)).data),
      })
      if (unreached) alarm('start')
    },
    (error) => {
      warn(error, 'titleAtom')
      void refreshLoops()
    },
  )

/** Whether another page or device has already done what was asked for here; then this page follows. */
const settledElsewhere = async (loop: Pick<Ponto, 'id' | 'status'>): Promise<boolean> => {
  try {
    const current = await askedLoop()
    // Behind the current one others may wait to be concluded.
    const now = current?.id === loop.id ? current : (await call(loopCalls.show, { id: String(loop.id) })).data
    return now.status !== loop.status
  } catch (error) {
    return isCallError(error) && error.status === 404
  }
}

/** Stops the loop (2), or denies its elapsed time (5), at this moment, whenever the server hears of it. */
export const stopLoop = (loop: Ponto, status: 2 | 5 = 2): Promise<boolean> => {
  // A denial is asked in a dialog of its own, and the stopped loop opens screen 4 by itself.
  if (status === 2) openLoop()
  const { atomo_id, atomo, projeto, inicio, descricao } = loop
  const action: StopAction = { kind: 'stop', status, atomo_id, atomo, projeto, inicio, descricao }
  const at = thisSecond()
  const send = async () => putLoop((await call(loopCalls.stop, stopInput(loop.id, action, at), within)).data)
  const failed = (error: CallError) => {
    warn(error, 'titleLoop')
    // Another page or device may have been first: below the warning, this one follows.
    void refreshLoops()
  }
  return whileStopping(status === 2 ? { id: loop.id, at: at.toISOString() } : undefined, () =>
    once('stop', () => sendOrKeep('stop', { thing: String(loop.id), at, action, send }), failed),
  )
}

/**
 * Asks the server to force the stop of a loop whose check went unanswered; it has mostly done so already. The loop is read
 * first: presence may have been confirmed on another page while this one slept. False: no answer, ask again.
 */
export const forceStop = async (missed: Ponto): Promise<boolean> => {
  try {
    const loop = await askedLoop()
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

/** What was refused earlier about a loop that is concluded now needs no more attention. */
const dropParked = (id: number): void => {
  for (const it of loopOutbox.entries.get() ?? []) if (it.thing === String(id)) void loopOutbox.drop(it)
}

/** Concludes a stopped loop, or corrects a concluded one, and shows the summary; without connection, as the page reckons it. */
export const concludeLoop = (it: Concluding): Promise<boolean> => {
  const { loop, onDone, onField } = it
  const action = conclusionOf(it)
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
      total: reckoned(action),
      dayTotal: undefined,
      waiting: true,
      corrected,
    })
  return once(
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
  if (mustWait()) await loopOutbox.flush()
  return !mustWait()
}

/** Discards a loop that is not concluded; the person has confirmed it. Without an answer it stays as it is. */
export const discardLoop = (loop: Pick<Ponto, 'id' | 'status'>, onDone: () => void): Promise<boolean> =>
  once(
    'discard',
    async () => {
      if (!(await afterStop())) return
      if (!(await isSettled(loop))) return alarm('discard')
      const answer = isLocal(loop) ? undefined : await call(loopCalls.discard, { id: loop.id }, within)
      onDone()
      closeLoop()
      if (answer) dropLoop(loop)
      toast.success(answer?.message ?? say(loopWords, 'discarded'))
    },
    async (error) => {
      if (error.network) return alarm('discard')
      if (await settledElsewhere(loop)) return toast.info(say(loopScreenWords, 'changedElsewhere'))
      return warn(error, 'titleLoop')
    },
  )
