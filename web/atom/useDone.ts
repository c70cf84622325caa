import type { AtomRow } from '#contract/atom/atom.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { rereadAtoms } from '#web/atom/useAtomSteps.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

export interface AtomDialogProps {
  readonly of: AtomRow
  readonly onClose: () => void
}

/** Returns what runs once a dialog has stored its change. */
export const useDone = (onClose: () => void) => {
  const u = useWords(uiWords)
  return () => {
    toast.success(u('saved'))
    rereadAtoms()
    onClose()
  }
}
