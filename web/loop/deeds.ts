import { formatCall } from '#contract/kit/dates.ts'
import { clock } from '#contract/kit/hours.ts'
import { CLOCK_TOLERANCE_SECONDS } from '#contract/loop/loop.rules.ts'
import { loopCalls, type Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { call } from '#web/kit/call.ts'
import { serverNow } from '#web/kit/clock.ts'
import { newId } from '#web/kit/newId.ts'
import { toast } from '#web/kit/ui/toast.ts'
import { say } from '#web/kit/words.ts'
import { alarm, logFailure, once, remember, unsent, warn } from '#web/loop/acting.ts'
import { askedLoop, currentLoop, putLoop, refreshLoops, whose } from '#web/loop/current.ts'
import { closeLoop, openLoop, showSummary, type ConcludedLoop } from '#web/loop/modal.ts'

/** A start that may have reached the server: sent again with the same id, it starts nothing twice. */
let attempt: { readonly atomo_id: number; readonly client_id: string } | undefined

export const forgetAttempt = (): void => {
  attempt = undefined
}

const callNow = (): string => formatCall(new Date(serverNow()))

/** Milliseconds that a loop has lasted at `at`, as `hora_total`. */
const lasted = (loop: Pick<Ponto, 'inicio'>, at: number): string => clock((at - Date.parse(loop.inicio)) / 1000)

/** True when the loop runs now. */
export const startLoop = (atomo_id: number, descricao: string): Promise<boolean> =>
  once(
    'start',
    async () => {
      if (attempt?.atomo_id !== atomo_id) attempt = { atomo_id, client_id: newId() }
      const { client_id } = attempt
      const answer = await call(loopCalls.start, {
        user_id: whose(),
        atomo_id,
        data_inicio: callNow(),
        status: 1,
        descricao,
        client_id,
      })
      forgetAttempt()
      putLoop(answer.data)
    },
    (error) => {
      if (error.network) return alarm('startNoAnswer')
      if (!error.cancelled) forgetAttempt()
      warn(error, 'titleAtom')
      void refreshLoops()
    },
  )

/** Whether another page or device has already done what was asked for here; then this page follows instead of complaining. */
const settledElsewhere = async (loop: Pick<Ponto, 'id' | 'status'>): Promise<boolean> => {
  try {
    const now = await askedLoop()
    return now?.id !== loop.id || now.status !== loop.status
  } catch {
    return false
  }
}

const sendStop = async (loop: Ponto, status: 2 | 4 | 5, at: number): Promise<Ponto> => {
  const answer = await call(loopCalls.stop, {
    id: loop.id,
    data_fim: formatCall(new Date(at)),
    hora_total: lasted(loop, at),
    status,
    atomo_id: loop.atomo_id,
    ajustes: null,
    descricao: loop.descricao,
    // Sent again much later, the click counts only as something that happened without connection.
    ...(serverNow() - at > CLOCK_TOLERANCE_SECONDS * 1000 ? { offline_at: new Date(at).toISOString() } : {}),
  })
  return answer.data
}

/** Stops the loop (2), or denies its elapsed time (5). `at` is the moment of the click, also when it is sent again. */
export const stopLoop = (loop: Ponto, status: 2 | 5 = 2, at = serverNow()): Promise<boolean> => {
  // A denial is asked in a dialog of its own, and the stopped loop opens screen 4 by itself.
  if (status === 2) openLoop()
  return once(
    'stop',
    async () => putLoop(await sendStop(loop, status, at)),
    async (error) => {
      if (unsent(error)) return remember('stop', error, () => void stopLoop(loop, status, at))
      if (await settledElsewhere(loop)) return toast.info(say(loopScreenWords, 'changedElsewhere'))
      return warn(error, 'titleLoop')
    },
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
    if (same) putLoop(await sendStop(loop, 4, serverNow()))
    return true
  } catch (error) {
    logFailure('forced stop', error)
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

/** Concludes a stopped loop, or corrects a concluded one, and shows the summary. */
export const concludeLoop = (it: Concluding): Promise<boolean> => {
  const { loop, ending, onDone, onField } = it
  return once(
    'conclude',
    async () => {
      const answer = await call(loopCalls.conclude, {
        id: loop.id,
        atomo_id: loop.atomo_id,
        status: loop.status,
        descricao: ending.descricao,
        tipo: ending.tipo,
        ajustes: ending.adjusted?.ajustes ?? null,
        data_fim_ajuste: ending.adjusted ? formatCall(ending.adjusted.end) : null,
      })
      onDone()
      showSummary({ loop: answer.data, total: answer.horatotal, dayTotal: answer.horaTotalDia })
      if (currentLoop()?.id === answer.data.id) putLoop(answer.data)
      else void refreshLoops()
    },
    async (error) => {
      if (unsent(error)) return remember('conclude', error, () => void concludeLoop(it))
      const { field } = error.extra
      if (typeof field === 'string') onField(field)
      else if (loop.status !== 3 && (await settledElsewhere(loop))) {
        closeLoop()
        return toast.info(say(loopScreenWords, 'changedElsewhere'))
      }
      return warn(error, 'titleLoop')
    },
  )
}

/** Discards a loop that is not concluded; the person has confirmed it. */
export const discardLoop = (loop: Pick<Ponto, 'id' | 'status'>, onDone: () => void): Promise<boolean> =>
  once(
    'discard',
    async () => {
      const answer = await call(loopCalls.discard, { id: loop.id })
      onDone()
      closeLoop()
      putLoop(null)
      toast.success(answer.message)
    },
    async (error) => {
      if (error.network) return alarm('discardNoAnswer')
      if (await settledElsewhere(loop)) return toast.info(say(loopScreenWords, 'changedElsewhere'))
      return warn(error, 'titleLoop')
    },
  )
