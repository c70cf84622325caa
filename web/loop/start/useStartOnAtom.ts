import type { StartedAtom } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { startLoop, switchLoop } from '#web/loop/actions.ts'
import { modal, openLoop } from '#web/loop/dialog/modal.ts'
import { runningOf, useLoop } from '#web/loop/useLoop.ts'

interface StartOn {
  /** True when this person has the loop feature. */
  readonly may: boolean
  readonly known: boolean
  /** True when `run` shows the present loop: it runs on this atom. */
  readonly opens: boolean
  /** What `run` does, with the name of the atom and, for a button on the atom's own page, without. */
  readonly label: string
  readonly shortLabel: string
  /** Starts a loop on the atom, in place of the one that runs on another atom, or shows the present one. */
  readonly run: () => void
}

export const useStartOnAtom = (atom: StartedAtom): StartOn => {
  const t = useWords(loopScreenWords)
  const now = useLoop()
  const { unlessViewing } = usePreview()
  const { may, known } = now
  const running = runningOf(now)
  const elsewhere = running && running.atomo_id !== atom.id ? running : undefined
  const opens = running !== null && !elsewhere
  const begin = async () => {
    if (elsewhere) return switchLoop(elsewhere, atom, '')
    if (!running && !(await startLoop(atom, ''))) return false
    // The second click of a double click meets the dialog that the first has opened, and leaves it.
    return modal.get().at === 'closed' && openLoop()
  }
  const open = t('openCurrent')
  return {
    may,
    known,
    opens,
    label: opens ? open : t(elsewhere ? 'switchTo' : 'startOn', { atom: atom.nome }),
    shortLabel: opens ? open : t(elsewhere ? 'switchHere' : 'start'),
    run: unlessViewing(() => void (known && begin())),
  }
}
