import { Button } from '@mantine/core'
import { IconClock, IconPlayerPlayFilled } from '@tabler/icons-react'
import type { StartedAtom } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { useStartOnAtom } from '#web/loop/start/useStartOnAtom.ts'

/** Begins a loop on this atom and shows it in the modal, or shows the loop that there is. */
export const StartOnAtom = ({ of }: { readonly of: StartedAtom }) => {
  const t = useWords(loopScreenWords)
  const { may, known, opens, start } = useStartOnAtom()
  const { disabledProps, unlessViewing } = usePreview()
  if (!may) return null
  return (
    <Button
      variant="light"
      disabled={!known}
      leftSection={opens ? <IconClock size={16} aria-hidden /> : <IconPlayerPlayFilled size={16} aria-hidden />}
      {...disabledProps}
      onClick={unlessViewing(() => start(of))}
    >
      {t(opens ? 'openCurrent' : 'start')}
    </Button>
  )
}
