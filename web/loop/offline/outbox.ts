import { loopCalls } from '#contract/loop/loop.ts'
import { outboxWords } from '#contract/loop/outbox.words.ts'
import { call } from '#web/kit/call/call.ts'
import { dropDraft, moveDraft } from '#web/kit/form/draft.ts'
import { logFailure } from '#web/kit/logFailure.ts'
import { makeOutbox } from '#web/kit/outbox/outbox.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { say } from '#web/kit/words.ts'
import { knowLoop, putLoop } from '#web/loop/current.ts'
import { modal, showSummary } from '#web/loop/dialog/modal.ts'
import { ACTION_TIMEOUT_MS } from '#web/loop/inFlight.ts'
import {
  concludeInput,
  startInput,
  stopInput,
  type ConcludeAction,
  type LoopAction,
  type LoopEntry,
} from '#web/loop/offline/action.ts'

const within = { within: ACTION_TIMEOUT_MS }

/** Name of the draft that the dialog of this loop uses. */
const draftOf = (thing: string | number): string => `loop.${thing}`

const sendConclusion = async (id: number, action: ConcludeAction): Promise<void> => {
  const answer = await call(loopCalls.conclude, concludeInput(id, action), within)
  dropDraft(draftOf(id))
  dropDraft(`${draftOf(id)}.correction`)
  knowLoop(answer.data)
  const now = modal.get()
  // The open summary shows the page's own estimate.
  if (now.at === 'summary' && now.conclusion.waiting === true)
    showSummary({ loop: answer.data, total: answer.horatotal, dayTotal: answer.horaTotalDia })
}

/** When a loop was stopped whose start is still pending; a denied total has a call of its own. */
const stopOf = (thing: string): string | undefined => {
  const waiting = loopOutbox.entries.get()?.filter((it) => it.thing === thing && it.state === 'waiting') ?? []
  return waiting.find(({ action }) => action.kind === 'stop' && action.status === 2)?.at
}

const deliver = async ({ action, thing, at, user }: LoopEntry): Promise<string | undefined> => {
  const when = new Date(at)
  if (action.kind === 'start') {
    const { data } = await call(loopCalls.start, startInput(user, action, { at: when, until: stopOf(thing) }), within)
    moveDraft(draftOf(thing), draftOf(data.id))
    putLoop(data)
    return String(data.id)
  }
  if (action.kind === 'stop') putLoop((await call(loopCalls.stop, stopInput(Number(thing), action, when), within)).data)
  else await sendConclusion(Number(thing), action)
  return undefined
}

/** Pending starts, stops and conclusions. */
export const loopOutbox = makeOutbox<LoopAction>('nucleo.outbox.loop', {
  deliver,
  onSent: () => {
    if (!loopOutbox.entries.get()?.some((it) => it.state === 'waiting')) toast.success(say(outboxWords, 'allSent'))
  },
  onParked: ({ action }, error) => {
    logFailure(`Loop, ${action.kind} from the outbox`, error)
    toast.error(say(outboxWords, 'oneRefused', { reason: error.message }))
  },
})

/** Whether an action is pending: later ones are then sent after it. */
export const hasPending = (): boolean => loopOutbox.entries.get()?.some((it) => it.state === 'waiting') ?? false
