import { Button } from '@mantine/core'
import { IconArrowsExchange, IconBan, IconFlag, IconUser, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { Permission } from '#contract/access/matrix.ts'
import { atomStatus, type HandAct } from '#contract/atom/atom.rules.ts'
import type { AtomRow } from '#contract/atom/atom.ts'
import { bulkNeeds } from '#contract/atom/bulk.ts'
import { atomPageWords } from '#contract/atom/page.words.ts'
import { billWords } from '#contract/order/bill.words.ts'
import type { Asked } from '#web/atom/AtomDialog.tsx'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { useBill } from '#web/atom/bulk/useBill.tsx'
import { useAtomSteps } from '#web/atom/useAtomSteps.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useHotkey } from '#web/kit/ui/keys/useHotkey.ts'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'
import { IfStartable } from '#web/loop/start/IfStartable.tsx'
import { StartOnAtom } from '#web/loop/start/StartOnAtom.tsx'
import type { WithItems } from '#web/page/RecordScreen.tsx'

const dialog = onDemand('AtomDialog', async () => (await import('#web/atom/AtomDialog.tsx')).AtomDialog)

const asks = ['loopers', 'responsible', 'priority', 'transfer'] as const
const about = {
  loopers: { icon: IconUsers, needs: 'atom.seeLoopers' },
  responsible: { icon: IconUser, needs: 'atom.setResponsible' },
  priority: { icon: IconFlag, needs: bulkNeeds.priority },
  transfer: { icon: IconArrowsExchange, needs: 'atom.transfer' },
} as const

const STEPS: readonly HandAct[] = ['accept', 'finish', 'approve']

const isBillable = (of: AtomRow, can: (permission: Permission) => boolean): boolean =>
  of.deleted_at === null && of.status === atomStatus.of.approved && can('atom.bill')

/** Bills an approved atom. */
const BillAtom = ({ of }: { readonly of: AtomRow }) => {
  const t = useWords(billWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const bill = useBill()
  if (!isBillable(of, can)) return null
  return (
    <Button {...disabledProps} onClick={unlessViewing(() => void bill([of]))}>
      {t('bill')}
    </Button>
  )
}

interface AtomActionsProps {
  readonly of: AtomRow
  /** The page's usual actions, with these items in their menu. */
  readonly children: WithItems
}

/** Buttons of an atom, a loop on it and its next step, and what its page's menu has beside the usual. */
export const AtomActions = ({ of, children }: AtomActionsProps) => {
  const t = useWords(atomPageWords)
  const { can } = useSession()
  const { unlessViewing } = usePreview()
  const steps = useAtomSteps(of)
  const [asked, setAsked] = useState<Asked>()
  const may = (ask: Asked) => of.deleted_at === null && can(about[ask].needs)
  dialog.useAhead(asks.some(may) && 'touched')
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
  const taken = steps.acts.some((act) => STEPS.includes(act))
  const primary = taken || isBillable(of, can)
  const items: MenuItem[] = [
    ...asks
      .filter(may)
      .map((ask) => ({ label: t(ask), icon: about[ask].icon, onClick: unlessViewing(() => setAsked(ask)) })),
    ...(steps.acts.includes('cancel')
      ? [{ label: t('cancel'), icon: IconBan, danger: true, onClick: unlessViewing(() => void steps.take('cancel')) }]
      : []),
  ]
  return (
    <>
      {of.deleted_at === null && can('atom.loop') && of.status === atomStatus.of.accepted && (
        <IfStartable atom={of.id}>
          <StartOnAtom of={{ id: of.id, nome: of.nome, projeto: of.venture.nome, venture_id: of.venture.id }} />
        </IfStartable>
      )}
      <AtomSteps of={of} acts={STEPS} />
      <BillAtom of={of} />
      {children(items, { primary })}
      {asked && <dialog.Part asked={asked} of={of} onClose={() => setAsked(undefined)} />}
    </>
  )
}
