import { useEffect, useRef } from 'react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useLive } from '#web/kit/live.ts'
import { toast } from '#web/kit/ui/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { refreshLoops } from '#web/loop/current.ts'
import { forgetAttempt } from '#web/loop/deeds.ts'
import { closeLoop, modal, openLoop } from '#web/loop/modal.ts'
import { opensItself, seen, type Seen } from '#web/loop/standing.ts'
import type { LoopNow } from '#web/loop/useLoop.ts'

/** Keeps this page with the loop wherever it is changed: in another tab, on another device, by the server itself. */
export const useFollow = ({ userId, known, loop }: LoopNow): void => {
  const t = useWords(loopScreenWords)
  const before = useRef<Seen>(undefined)
  const { id, screen } = seen(loop)

  useLive(`user:${userId}`, ({ event }) => {
    if (event.startsWith('loop.')) void refreshLoops()
  })

  useEffect(() => {
    if (!known) return
    const last = before.current
    const now = { id, screen }
    before.current = now
    if (screen === 1) forgetAttempt()
    const { at } = modal.get()
    
    // What the open dialog was about is over, and not by this page: it would show the choice of an atom out of the blue.
    if (at === 'loop' && last !== undefined && last.screen !== 0 && screen === 0) {
      closeLoop()
      toast.info(t('changedElsewhere'))
    }
  }, [known, id, screen, t])
}
