import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { gatePageWords } from '#contract/gate/page.words.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { ApproveDialog, type Approved } from '#web/gate/ApproveDialog.tsx'
import { ContestDialog } from '#web/gate/ContestDialog.tsx'
import type { OfGate } from '#web/gate/ofGate.ts'
import { TextDialog } from '#web/gate/TextDialog.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useWords } from '#web/kit/words.ts'

interface GateDecideProps {
  readonly of: OfGate &
    Omit<Approved, 'entregas'> & { readonly due_at: string | null; readonly left_seconds: number | null }
  /** Deliverables of the gate. */
  readonly entregas: Approved['entregas']
  readonly venture: RecordRef
  /** True when the person may approve and contest it. */
  readonly mayDecide: boolean
}

/** Actions of the deciding side on a delivered gate: approve, contest, ask. */
export const GateDecide = ({ of, venture, entregas, mayDecide }: GateDecideProps) => {
  const t = useWords(gatePageWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState<'approve' | 'contest' | 'ask'>()
  const close = () => setOpen(undefined)
  return (
    <>
      {mayDecide && can('gate.approve') && (
        <Button
          {...disabledProps}
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
          onClick={unlessViewing(() => setOpen('approve'))}
        >
          {t('approve')}
        </Button>
      )}
      {mayDecide && can('gate.contest') && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen('contest'))}>
          {t('contest')}
        </Button>
      )}
      {of.due_at !== null && can('gate.clarify') && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen('ask'))}>
          {t('ask')}
        </Button>
      )}
      {open === 'approve' && <ApproveDialog of={{ ...of, entregas }} venture={venture} onClose={close} />}
      {open === 'contest' && <ContestDialog of={of} onClose={close} />}
      {open === 'ask' && <TextDialog of={of} what="ask" onClose={close} />}
    </>
  )
}
