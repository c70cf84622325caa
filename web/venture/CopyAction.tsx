import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { copyWords } from '#contract/venture/copy.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'

const copy = onDemand('Copy', async () => (await import('#web/venture/CopyDialog.tsx')).CopyDialog)

interface CopyActionProps {
  /** The venture to copy; where it is left out it is asked for. */
  readonly of?: RecordRef & { readonly cliente: RecordRef | null }
}

/** Makes a venture from another one, for whoever makes ventures and sees their structure. */
export const CopyAction = ({ of }: CopyActionProps) => {
  const t = useWords(copyWords)
  const { can } = useSession()
  const { viewing } = usePreview()
  const [open, setOpen] = useState(false)
  const may = !viewing && can('projeto.seeStructure') && can('projeto.create')
  copy.useAhead(may && 'touched')
  if (!may) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(of ? 'action' : 'fromAnother')}
      </Button>
      {open && <copy.Part {...(of && { of })} onClose={() => setOpen(false)} />}
    </>
  )
}
