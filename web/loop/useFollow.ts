import { useEffect, useRef } from 'react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { connection } from '#web/kit/connection.ts'
import { useLive } from '#web/kit/live/live.ts'
import { useStore } from '#web/kit/store.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { failedAction } from '#web/loop/busyActions.ts'
import { refreshLoops } from '#web/loop/current.ts'
import { closeLoop, modal, openLoop, type ModalView } from '#web/loop/dialog/modal.ts'
import { opensItself, seen, type Seen } from '#web/loop/screen.ts'
import type { LoopNow } from '#web/loop/useLoop.ts'

/** Retries the failed action when the connection is back, also with the dialog closed. */
const useSendingAgain = (): void => {
  const now = useStore(connection)
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== 'online' && now === 'online') failedAction.get()?.retry()
    before.current = now
  }, [now])
}

/** True while the dialog is about this loop. */
const shows = (view: ModalView, id: number | undefined): boolean =>
  view.at === 'loop' || (view.at === 'finish' && view.loop.id === id)

/** Keeps this page with the loop wherever it is changed: in another tab, on another device, by the server itself. */
export const useFollow = ({ userId, known, loop }: LoopNow): void => {
  const t = useWords(loopScreenWords)
  const before = useRef<Seen>(undefined)
  const { id, screen } = seen(loop)

  useSendingAgain()
  useLive(`user:${userId}`, ({ event }) => {
    if (event.startsWith('loop.')) void refreshLoops()
  })

  useEffect(() => {
    if (!known) return
    const last = before.current
    const now = { id, screen }
    before.current = now
    // The failed action was about the loop as it was before.
    if (last !== undefined && (last.id !== id || last.screen !== screen)) failedAction.set(undefined)
    if (modal.get().at === 'closed' && opensItself(last, now)) openLoop()
    // Another page has ended the loop of the open dialog, which would now show the choice of an atom without a reason.
    if (last !== undefined && last.screen !== 0 && screen === 0 && shows(modal.get(), id)) {
      closeLoop()
      toast.info(t('changedElsewhere'))
    }
  }, [known, id, screen, t])
}
