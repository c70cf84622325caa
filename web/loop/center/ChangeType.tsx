import { Button } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useState } from 'react'
import { loopBulkWords } from '#contract/loop/loopBulk.words.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'
import { ChangeTypeDialog, type Selected } from '#web/loop/center/ChangeTypeDialog.tsx'

/** The bulk action of Loop Center: gives the selected loops another type. */
export const ChangeType = ({ selected }: { selected: Selected }) => {
  const t = useWords(loopBulkWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconTag size={14} stroke={1.75} aria-hidden />}
        {...disabledProps}
        onClick={unlessViewing(() => setOpen(true))}
      >
        {t('changeType')}
      </Button>
      {open && <ChangeTypeDialog selected={selected} onClose={() => setOpen(false)} />}
    </>
  )
}
