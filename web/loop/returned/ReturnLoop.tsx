import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowBackUp } from '@tabler/icons-react'
import { loopReturnedWords } from '#contract/loop/returned/loopReturned.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import type { ReturnProps } from '#web/loop/returned/ReturnDialog.tsx'

const dialog = onDemand<ReturnProps>(
  'ReturnDialog',
  async () => (await import('#web/loop/returned/ReturnDialog.tsx')).ReturnDialog,
)

/** Returns somebody's concluded loop with a reason. `of` names the loop where several stand together. */
export const ReturnLoop = ({ loop, of }: { readonly loop: ReturnProps['loop']; readonly of?: string }) => {
  const t = useWords(loopReturnedWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [opened, is] = useDisclosure()
  dialog.useAhead('touched')
  return (
    <>
      <Button
        variant="default"
        size={of === undefined ? 'sm' : 'compact-sm'}
        aria-label={of && `${t('return')}: ${of}`}
        leftSection={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
        {...disabledProps}
        onClick={unlessViewing(is.open)}
      >
        {t('return')}
      </Button>
      {opened && <dialog.Part loop={loop} name={of} onClose={is.close} />}
    </>
  )
}
