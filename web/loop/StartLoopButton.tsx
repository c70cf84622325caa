import { Button } from '@mantine/core'
import { IconClock, IconPlayerPlayFilled } from '@tabler/icons-react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useWords } from '#web/kit/words.ts'
import { openLoop } from '#web/loop/modal.ts'
import { useLoop } from '#web/loop/useLoop.ts'

/** Starts a loop, or opens the one there is; nothing for who may not run one. */
export const StartLoopButton = () => {
  const t = useWords(loopScreenWords)
  const { may, known, screen } = useLoop()
  if (!may) return null
  const resting = screen === 0
  const Icon = resting ? IconPlayerPlayFilled : IconClock
  return (
    <Button
      disabled={!known}
      variant={resting ? 'filled' : 'default'}
      leftSection={<Icon size={16} aria-hidden />}
      onClick={openLoop}
    >
      {resting ? t('start') : screen === 1 ? t('openTimer') : t('finishTitle')}
    </Button>
  )
}
