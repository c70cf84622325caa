import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { copyWords } from '#contract/venture/copy.words.ts'
import { useWords } from '#web/kit/words.ts'
import { copy, useMayCopy } from '#web/venture/copyDialog.ts'

/** Makes a venture from another one, which is asked for. */
export const CopyAction = () => {
  const t = useWords(copyWords)
  const [open, setOpen] = useState(false)
  if (!useMayCopy()) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('fromAnother')}
      </Button>
      {open && <copy.Part onClose={() => setOpen(false)} />}
    </>
  )
}
