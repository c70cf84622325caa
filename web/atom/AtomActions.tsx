import { IconChevronDown, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { AtomRow } from '#contract/atom/atom.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { LoopersDialog } from '#web/atom/LoopersDialog.tsx'
import { ResponsibleDialog } from '#web/atom/ResponsibleDialog.tsx'
import { TransferDialog } from '#web/atom/TransferDialog.tsx'
import { useAtomSteps } from '#web/atom/useAtomSteps.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { Menu, type MenuItem } from '#web/kit/ui/Menu.tsx'
import { useWords } from '#web/kit/words.ts'
import { StartOnAtom } from '#web/loop/start/StartOnAtom.tsx'

const asks = ['loopers', 'responsible', 'transfer'] as const
type Asked = (typeof asks)[number]
const dialogs = { loopers: LoopersDialog, responsible: ResponsibleDialog, transfer: TransferDialog } as const
const needed = { loopers: 'atom.seeLoopers', responsible: 'atom.setResponsible', transfer: 'atom.transfer' } as const

/** What can be done with an atom, beside changing it. */
export const AtomActions = ({ of }: { readonly of: AtomRow }) => {
  const t = useWords(atomPageWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const steps = useAtomSteps(of)
  const [asked, setAsked] = useState<Asked>()
  const gives = of.deleted_at === null && can(needed.responsible)
  useHotkey(
    'a',
    unlessViewing(() => setAsked('responsible')),
    { label: t('responsible'), icon: IconUser, on: gives },
  )
  if (of.deleted_at !== null) return null
  const items: MenuItem[] = [
    ...asks.filter((it) => can(needed[it])).map((it) => ({ label: t(it), onClick: unlessViewing(() => setAsked(it)) })),
    ...(steps.acts.includes('cancel')
      ? [{ label: t('cancel'), danger: true, onClick: unlessViewing(() => void steps.take('cancel')) }]
      : []),
  ]
  const Shown = asked && dialogs[asked]
  return (
    <>
      {can('atom.loop') && of.status === atomStatus.of.accepted && (
        <StartOnAtom of={{ id: of.id, nome: of.nome, projeto: of.venture.nome, venture_id: of.venture.id }} />
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
