import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Ponto } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { editLoop } from '#web/loop/dialog/modal.ts'
import { isLocal } from '#web/loop/offline/action.ts'

interface CorrectRunningProps {
  readonly loop: Ponto
  readonly onOpen?: () => void
}

/** Puts the running loop right; not before the server has heard of it. */
export const CorrectRunning = ({ loop, onOpen }: CorrectRunningProps) => {
  const t = useWords(loopScreenWords)
  const { disabledProps, unlessViewing } = usePreview()
  if (isLocal(loop)) return null
  return (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconPencil size={14} stroke={1.75} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(() => {
        onOpen?.()
        editLoop(loop)
      })}
    >
      {t('putRight')}
    </Button>
  )
}
