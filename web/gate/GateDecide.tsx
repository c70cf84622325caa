import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { approvesForClient } from '#contract/gate/gate.rules.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import type { Approved } from '#web/gate/ApprovedParts.tsx'
import type { OfGate } from '#web/gate/ofGate.ts'
import { questionForm } from '#web/gate/questionForm.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { useWords } from '#web/kit/words.ts'

const approval = onDemand('Approval', async () => (await import('#web/gate/ApproveDialog.tsx')).ApproveDialog)
const forClient = onDemand(
  'ApprovalForClient',
  async () => (await import('#web/gate/ApproveForClientDialog.tsx')).ApproveForClientDialog,
)
const contest = onDemand('Contest', async () => (await import('#web/gate/ContestDialog.tsx')).ContestDialog)

interface GateDecideProps {
  readonly of: OfGate &
    Omit<Approved, 'entregas'> & { readonly due_at: string | null; readonly left_seconds: number | null }
  /** Deliverables of the gate. */
  readonly entregas: Approved['entregas']
  readonly venture: RecordRef
  /** True when the person may approve and contest it. */
  readonly mayDecide: boolean
}

/** What the person may do, whose forms are fetched ahead. */
const useDecisions = ({ mayDecide, running }: { mayDecide: boolean; running: boolean }) => {
  const { can } = useSession()
  const approves = approvesForClient(useMe().role) ? forClient : approval
  const mayApprove = mayDecide && can('gate.approve')
  const mayContest = mayDecide && can('gate.contest')
  const mayAsk = running && can('gate.clarify')
  approves.useAhead(mayApprove && 'touched')
  contest.useAhead(mayContest && 'touched')
  questionForm.useAhead(mayAsk && 'touched')
  return { mayApprove, mayContest, mayAsk, Approve: approves.Part }
}

/** Actions of the deciding side on a delivered gate: approve, contest, ask. */
export const GateDecide = ({ of, venture, entregas, mayDecide }: GateDecideProps) => {
  const t = useWords(gatePageWords)
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState<'approve' | 'contest' | 'ask'>()
  const close = () => setOpen(undefined)
  const { mayApprove, mayContest, mayAsk, Approve } = useDecisions({ mayDecide, running: of.due_at !== null })
  return (
    <>
      {mayApprove && (
        <Button
          {...disabledProps}
          leftSection={<IconCheck size={16} stroke={1.75} aria-hidden />}
          onClick={unlessViewing(() => setOpen('approve'))}
        >
          {t('approve')}
        </Button>
      )}
      {mayContest && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen('contest'))}>
          {t('contest')}
        </Button>
      )}
      {mayAsk && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setOpen('ask'))}>
          {t('ask')}
        </Button>
      )}
      {open === 'approve' && <Approve of={{ ...of, entregas }} venture={venture} onClose={close} />}
      {open === 'contest' && <contest.Part of={of} onClose={close} />}
      {open === 'ask' && <questionForm.Part of={of} what="ask" onClose={close} />}
    </>
  )
}
