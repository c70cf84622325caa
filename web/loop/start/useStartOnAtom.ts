import type { StartedAtom } from '#contract/loop/loop.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { startLoop } from '#web/loop/actions.ts'
import { openLoop } from '#web/loop/dialog/modal.ts'
import { useLoop } from '#web/loop/useLoop.ts'

interface StartOn {
  /** True when this person has the loop feature. */
  readonly may: boolean
  readonly known: boolean
  /** True when there is a loop already, which `start` shows instead. */
  readonly opens: boolean
  /** Starts a loop on an atom and shows it in the modal, or shows the present loop. */
  readonly start: (atom: StartedAtom) => void
}

export const useStartOnAtom = (): StartOn => {
  const { may, known, screen } = useLoop()
  const { viewing } = usePreview()
  const begin = async (atom: StartedAtom) => {
    if (screen === 0 && !(await startLoop(atom, ''))) return
    openLoop()
  }
  return {
    may,
    known,
    opens: known && screen !== 0,
    start: (atom) => {
      if (known && !viewing) void begin(atom)
    },
  }
}
