import { useEffect, useRef } from 'react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useLive } from '#web/kit/live/live.ts'
import { reach } from '#web/kit/reach.ts'
import { useStore } from '#web/kit/store.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { trouble } from '#web/loop/acting.ts'
import { refreshLoops } from '#web/loop/current.ts'
import { closeLoop, modal, openLoop } from '#web/loop/dialog/modal.ts'
import { opensItself, seen, type Seen } from '#web/loop/standing.ts'
import type { LoopNow } from '#web/loop/useLoop.ts'

/** Sends again what did not arrive, once the server is back: also with the dialog closed. */
const useSendingAgain = (): void => {
  const reached = useStore(reach)
  const before = useRef(reached)
  useEffect(() => {
    if (before.current !== 'online' && reached === 'online') trouble.get()?.retry()
    before.current = reached
  }, [reached])
}

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
    // What did not arrive was about the loop as it stood before.
    if (last !== undefined && (last.id !== id || last.screen !== screen)) trouble.set(undefined)
    const { at } = modal.get()
    if (at === 'closed' && opensItself(last, now)) openLoop()
    // What the open dialog was about is over, and not by this page: it would show the choice of an atom out of the blue.
    if (at === 'loop' && last !== undefined && last.screen !== 0 && screen === 0) {
      closeLoop()
      toast.info(t('changedElsewhere'))
    }
  }, [known, id, screen, t])
}
