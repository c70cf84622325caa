import { Button } from '@mantine/core'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { AtomOption } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { startLoop } from '#web/loop/actions.ts'
import { openLoop } from '#web/loop/dialog/modal.ts'
import { useLoop } from '#web/loop/useLoop.ts'

/** Begins a loop on this atom and shows it in the modal, or shows the loop that there is. */
export const StartOnAtom = ({ of }: { readonly of: Pick<AtomOption, 'id' | 'nome' | 'projeto'> }) => {
  const t = useWords(loopScreenWords)
  const { may, known, screen } = useLoop()
  const { disabledProps, unlessViewing } = usePreview()
  if (!may) return null
  const open = async () => {
    if (screen === 0 && !(await startLoop(of, ''))) return
    openLoop()
  }
  return (
    <Button
      variant="light"
      disabled={!known}
      leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(() => void open())}
    >
      {t('start')}
    </Button>
  )
}
