import { IconArrowsExchange, IconBan, IconFlag, IconUser, IconUsers } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { AtomRow } from '#contract/atom/atom.ts'
import { bulkNeeds } from '#contract/atom/bulk.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { LoopersDialog } from '#web/atom/LoopersDialog.tsx'
import { PriorityDialog } from '#web/atom/priority/PriorityDialog.tsx'
import { ResponsibleDialog } from '#web/atom/ResponsibleDialog.tsx'
import { TransferDialog } from '#web/atom/TransferDialog.tsx'
import { useAtomSteps } from '#web/atom/useAtomSteps.tsx'
import type { AtomDialogProps } from '#web/atom/useDone.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import { IfStartable } from '#web/loop/start/IfStartable.tsx'
import { StartOnAtom } from '#web/loop/start/StartOnAtom.tsx'

const asks = ['loopers', 'responsible', 'priority', 'transfer'] as const
type Asked = (typeof asks)[number]
const Priority = ({ of, onClose }: AtomDialogProps) => <PriorityDialog id={of.id} onClose={onClose} />
const about = {
  loopers: { dialog: LoopersDialog, icon: IconUsers, needs: 'atom.seeLoopers' },
  responsible: { dialog: ResponsibleDialog, icon: IconUser, needs: 'atom.setResponsible' },
  priority: { dialog: Priority, icon: IconFlag, needs: bulkNeeds.priority },
  transfer: { dialog: TransferDialog, icon: IconArrowsExchange, needs: 'atom.transfer' },
} as const

interface AtomActionsProps {
  readonly of: AtomRow
  /** The page's usual actions, with these items in their menu. */
  readonly children: (items: readonly MenuItem[]) => ReactNode
}

/** Buttons of an atom, a loop on it and its next step, and what its page's menu has beside the usual. */
export const AtomActions = ({ of, children }: AtomActionsProps) => {
  const t = useWords(atomPageWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const steps = useAtomSteps(of)
  const [asked, setAsked] = useState<Asked>()
  const may = (ask: Asked) => of.deleted_at === null && can(about[ask].needs)
  useHotkey(
    'a',
    unlessViewing(() => setAsked('responsible')),
    { label: t('responsible'), icon: IconUser, on: may('responsible') },
  )
  useHotkey(
    'p',
    unlessViewing(() => setAsked('priority')),
    { label: t('priorityKey'), icon: IconFlag, on: may('priority') },
  )
  const items: MenuItem[] = [
    ...asks
      .filter(may)
      .map((ask) => ({ label: t(ask), icon: about[ask].icon, onClick: unlessViewing(() => setAsked(ask)) })),
    ...(steps.acts.includes('cancel')
      ? [{ label: t('cancel'), icon: IconBan, danger: true, onClick: unlessViewing(() => void steps.take('cancel')) }]
      : []),
  ]
  const Shown = asked && about[asked].dialog
  return (
    <>
      {of.deleted_at === null && can('atom.loop') && of.status === atomStatus.of.accepted && (
        <IfStartable atom={of.id}>
          <StartOnAtom of={{ id: of.id, nome: of.nome, projeto: of.venture.nome, venture_id: of.venture.id }} />
        </IfStartable>
      )}
      <AtomSteps of={of} acts={['accept', 'finish', 'approve']} />
      {children(items)}
      {Shown && <Shown of={of} onClose={() => setAsked(undefined)} />}
    </>
  )
}
