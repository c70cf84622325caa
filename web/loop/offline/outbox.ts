import { loopCalls } from '#contract/loop/loop.calls.ts'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { call } from '#web/kit/call/call.ts'
import { dropDraft, moveDraft } from '#web/kit/form/draft.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { makeOutbox } from '#web/kit/outbox/outbox.ts'
import { useStore } from '#web/kit/store.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'
import { ACTION_TIMEOUT_MS } from '#web/loop/busyActions.ts'
import { putLoop } from '#web/loop/current.ts'
import { finishLoop, modal, showSummary } from '#web/loop/dialog/modal.ts'
import {
  concludeInput,
  startInput,
  stopInput,
  type ConcludeAction,
  type LoopAction,
  type LoopEntry,
} from '#web/loop/offline/action.ts'

const within = { within: ACTION_TIMEOUT_MS }

/** Name of the draft of this loop's dialog. */
const draftOf = (thing: string | number): string => `loop.${thing}`

/** Removes the parked entries of a loop that is concluded now. */
const dropParked = (thing: string): void => {
  for (const entry of loopOutbox.entries.get() ?? [])
    if (entry.thing === thing && entry.state === 'parked') void loopOutbox.drop(entry)
}

const sendConclusion = async (entry: LoopEntry, action: ConcludeAction): Promise<void> => {
  const id = Number(entry.thing)
  const answer = await call(loopCalls.conclude, concludeInput(id, action), within)
  dropDraft(draftOf(id))
  dropDraft(`${draftOf(id)}.correction`)
  dropParked(entry.thing)
  const now = modal.get()
  // The summary of a pending conclusion shows the page's own estimate already.
  const isEstimated = now.at === 'summary' && now.conclusion.waiting === true
  if (entry.state === 'inFlight' || isEstimated) {
    const { data, horatotal, horaTotalDia } = answer
    showSummary({ loop: data, total: horatotal, dayTotal: horaTotalDia, corrected: action.status === 3 })
  }
  putLoop(answer.data)
}

/** Stop time of a loop whose start is pending; a denied total has a call of its own. */
const stopOf = (thing: string): string | undefined => {
  const waiting = loopOutbox.entries.get()?.filter((it) => it.thing === thing && it.state === 'waiting') ?? []
  return waiting.find(({ action }) => action.kind === 'stop' && action.status === 2)?.at
}

/** Sends an action and shows the loop of the answer. */
const deliver = async (entry: LoopEntry): Promise<string | undefined> => {
  const { action, thing, at, user } = entry
  const when = new Date(at)
  if (action.kind === 'start') {
    const { data } = await call(loopCalls.start, startInput(user, action, { at: when, until: stopOf(thing) }), within)
    moveDraft(draftOf(thing), draftOf(data.id))
    const now = modal.get()
    // Its dialog is open already, for it was stopped too.
    if (now.at === 'finish' && String(now.loop.id) === thing) finishLoop({ ...now.loop, id: data.id })
    putLoop(data)
    return String(data.id)
  }
  if (action.kind === 'stop') putLoop((await call(loopCalls.stop, stopInput(Number(thing), action, when), within)).data)
  else await sendConclusion(entry, action)
  return undefined
}

/** The one path of a person's starts, stops and conclusions to the server. A stop that the page forces bypasses it. */
export const loopOutbox = makeOutbox<LoopAction>('nucleo.outbox.loop', {
  deliver,
  within: ACTION_TIMEOUT_MS,
  onSent: () => {
    if (!loopOutbox.entries.get()?.some((it) => it.state === 'waiting')) toast.success(say(outboxWords, 'allSent'))
  },
  onParked: ({ action }, error) => {
    logFailure(`Loop, ${action.kind} from the outbox`, error)
    toast.error(say(outboxWords, 'oneRefused', { reason: error.message }))
  },
})

/** True when an action waits to be sent, so that the server does not know everything yet. */
export const hasPending = (): boolean => loopOutbox.entries.get()?.some((it) => it.state === 'waiting') ?? false

/** Waiting and refused entries, without those in flight. */
export const useUnsent = (): readonly LoopEntry[] =>
  (useStore(loopOutbox.entries) ?? []).filter((it) => it.state !== 'inFlight')
