import { Button } from '@mantine/core'
import { IconPlayerPlay, IconPlayerPlayFilled } from '@tabler/icons-react'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { useWords } from '#web/kit/words.ts'
import { useContinue, type Continued } from '#web/loop/start/useContinue.ts'

/** Goes on with one's own earlier loop, in place of a running one; nothing while that cannot be. `small` in rows. */
export const ContinueLoop = ({ of, small = false }: { readonly of: Continued; readonly small?: boolean }) => {
  const t = useWords(loopScreenWords)
  const { able, go, switches } = useContinue()
  const { disabledProps } = usePreview()
  if (!able(of)) return null
  if (small)
    return (
      <IconAction
        label={t(switches ? 'switchTo' : 'continueOn', { atom: of.atomo })}
        icon={IconPlayerPlayFilled}
        onClick={() => go(of)}
      />
    )
  return (
    <Button leftSection={<IconPlayerPlay size={16} aria-hidden />} {...disabledProps} onClick={() => go(of)}>
      {t(switches ? 'switchHere' : 'continue')}
    </Button>
  )
}
