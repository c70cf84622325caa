import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { bulkNeeds } from '#contract/atom/bulk.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { PriorityDialog } from '#web/atom/priority/PriorityDialog.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { meantRecord } from '#web/kit/ui/keys/meant.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Key P where many atoms stand: asks for the priority of the one that has the focus or is under the pointer. */
export const PriorityKey = () => {
  const t = useWords(atomPageWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const [id, setId] = useState<number>()
  const ask = unlessViewing(() => {
    const meant = meantRecord()
    if (meant === undefined) toast.info(t('priorityOfWhich'))
    else setId(meant)
  })
  useHotkey('p', ask, { label: t('priorityKey'), icon: IconFlag, on: can(bulkNeeds.priority) })
  return id === undefined ? null : <PriorityDialog id={id} onClose={() => setId(undefined)} />
}
