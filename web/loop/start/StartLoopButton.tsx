import { Button } from '@mantine/core'
import { IconClock, IconPlayerPlayFilled } from '@tabler/icons-react'
import { loopCalls } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { openLoop } from '#web/loop/dialog/modal.ts'
import { useLoop, type LoopNow } from '#web/loop/useLoop.ts'

/** Whether there is an atom to start a loop on; true until the server has said. */
const useStartable = ({ may, known, screen, userId }: LoopNow): boolean => {
  const { data } = useCall(loopCalls.atoms, { userId }, { enabled: may && known && screen === 0 })
  return data === undefined || data.data.length > 0
}

/** Starts a loop, or opens the one there is; nothing for who may not run one. */
export const StartLoopButton = () => {
  const t = useWords(loopScreenWords)
  const of = useLoop()
  const startable = useStartable(of)
  const { disabledProps, unlessViewing } = usePreview()
  const { may, known, screen } = of
  const resting = screen === 0
  // The timer in the bar stays, and its dialog says why nothing can be started.
  if (!may || (resting && !startable)) return null
  const Icon = resting ? IconPlayerPlayFilled : IconClock
  return (
    <Button
      disabled={!known}
      variant={resting ? 'light' : 'default'}
      leftSection={<Icon size={16} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(openLoop)}
    >
      {resting ? t('start') : screen === 1 ? t('openTimer') : t('finishTitle')}
    </Button>
  )
}
