import { useEffect, useRef } from 'react'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { connection } from '#web/kit/connection.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useStore } from '#web/kit/store.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { failedAction } from '#web/loop/busyActions.ts'
import { closeLoop, finishLoop, modal } from '#web/loop/dialog/modal.ts'
import { opensItself, type Seen } from '#web/loop/screen.ts'
import { runningOf, type LoopNow } from '#web/loop/useLoop.ts'

/** Retries the failed action when the connection is back, also with the dialog closed. */
const useSendingAgain = (): void => {
  const now = useStore(connection)
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== 'online' && now === 'online') failedAction.get()?.retry()
    before.current = now
  }, [now])
}

/** True once the loop of the open dialog has ended, or was concluded, on another page. */
const isOver = (before: Seen, after: Seen): boolean => {
  const view = modal.get()
  if (view.at === 'loop') return before.running !== undefined && after.running === undefined
  const has = (seen: Seen, id: number) => seen.running === id || seen.waiting.some((it) => it.id === id)
  return view.at === 'finish' && has(before, view.loop.id) && !has(after, view.loop.id)
}

/** Keeps this page with the loop wherever it is changed: in another tab, on another device, by the server itself. */
export const useFollow = (of: LoopNow): void => {
  const { userId, known, loop, waiting } = of
  const t = useWords(loopScreenWords)
  const before = useRef<Seen>(undefined)
  const running = runningOf(of)?.id

  useSendingAgain()
  useLive(`user:${userId}`, ({ event }) => {
    if (event.startsWith('loop.')) void invalidate(loopCalls.load)
  })

  useEffect(() => {
    if (!known) return
    const last = before.current
    const now = { running, waiting }
    before.current = now
    // The failed action was about the loop as it was before.
    if (last !== undefined && last.running !== running) failedAction.set(undefined)
    const opens = opensItself(last, now, loop)
    if (opens && modal.get().at === 'closed') finishLoop(opens)
    if (last === undefined || !isOver(last, now)) return
    // The dialog would now show the choice of an atom, or ask about a loop that is told of already.
    const stopped = modal.get().at === 'loop' && waiting.find((it) => it.id === last.running)
    if (stopped) return finishLoop(stopped)
    closeLoop()
    toast.info(t('changedElsewhere'))
  }, [known, running, waiting, loop, t])
}
