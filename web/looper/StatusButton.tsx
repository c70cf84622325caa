import { Button } from '@mantine/core'
import { useState } from 'react'
import { nounWords } from '#contract/kit/list/noun.words.ts'
import type { LooperDetail } from '#contract/looper/looper.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { StatusModal } from '#web/looper/StatusModal.tsx'
import { useMaySetStatus } from '#web/looper/useMaySetStatus.ts'

/** Opens the modal titled Status on somebody's page. */
export const StatusButton = ({ of }: { of: LooperDetail }) => {
  const t = useWords(nounWords)
  const maySet = useMaySetStatus()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  if (!maySet(of)) return null
  return (
    <>
      <Button
        data-tour="person-status"
        variant="default"
        {...disabledProps}
        onClick={unlessViewing(() => setOpen(true))}
      >
        {t('status')}
      </Button>
      {open && <StatusModal of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
