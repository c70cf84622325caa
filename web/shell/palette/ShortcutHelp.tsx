import { shellWords } from '#contract/shell/shell.words.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { useWords } from '#web/kit/words.ts'
import { Shortcuts } from '#web/shell/palette/Shortcuts.tsx'

/** Shortcuts of this screen, and the switch that turns them off. */
export const ShortcutHelp = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(shellWords)
  return (
    <Dialog open title={t('shortcuts')} onClose={onClose}>
      <Shortcuts />
    </Dialog>
  )
}
