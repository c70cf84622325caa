import { IconChevronDown, IconFlag, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
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
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import { IfStartable } from '#web/loop/start/IfStartable.tsx'
import { StartOnAtom } from '#web/loop/start/StartOnAtom.tsx'

const asks = ['loopers', 'responsible', 'priority', 'transfer'] as const
type Asked = (typeof asks)[number]
const Priority = ({ of, onClose }: AtomDialogProps) => <PriorityDialog id={of.id} onClose={onClose} />
const dialogs = {
  loopers: LoopersDialog,
  responsible: ResponsibleDialog,
  priority: Priority,
  transfer: TransferDialog,
} as const
const needed = {
  loopers: 'atom.seeLoopers',
  responsible: 'atom.setResponsible',
  priority: bulkNeeds.priority,
  transfer: 'atom.transfer',
} as const

/** Actions on an atom beside its edit. */
export const AtomActions = ({ of }: { readonly of: AtomRow }) => {
  const t = useWords(atomPageWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const steps = useAtomSteps(of)
  const [asked, setAsked] = useState<Asked>()
  const may = (ask: Asked) => of.deleted_at === null && can(needed[ask])
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
  if (of.deleted_at !== null) return null
  const items: MenuItem[] = [
    ...asks.filter(may).map((it) => ({ label: t(it), onClick: unlessViewing(() => setAsked(it)) })),
    ...(steps.acts.includes('cancel')
      ? [{ label: t('cancel'), danger: true, onClick: unlessViewing(() => void steps.take('cancel')) }]
      : []),
  ]
  const Shown = asked && dialogs[asked]
  return (
    <>
      {can('atom.loop') && of.status === atomStatus.of.accepted && (
        <IfStartable atom={of.id}>
          <StartOnAtom of={{ id: of.id, nome: of.nome, projeto: of.venture.nome, venture_id: of.venture.id }} />
        </IfStartable>
      )}
      <AtomSteps of={of} acts={['accept', 'finish', 'approve']} />
      {items.length > 0 && (
        <Menu
          label={t('more')}
          button={
            <>
              {t('more')}
              <IconChevronDown size={16} stroke={1.75} aria-hidden />
            </>
          }
          items={items}
        />
      )}
      {Shown && <Shown of={of} onClose={() => setAsked(undefined)} />}
    </>
  )
}
