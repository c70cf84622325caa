import { gateApproveWords } from '#contract/gate/approve.words.ts'
import type { RecordRef, Share } from '#contract/kit/list/column.ts'
import { EntregaLine } from '#web/entrega/EntregaLine.tsx'
import { GateClock } from '#web/gate/GateClock.tsx'
import type { OfGate } from '#web/gate/ofGate.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** Deliverables that a gate's approval covers, and its progress. */
export interface Approved {
  readonly entregas: readonly { readonly id: number; readonly nome: string; readonly status: number }[]
  readonly progress: Share
}

export interface ApprovedProps {
  readonly of: OfGate & Approved & { readonly due_at: string | null; readonly left_seconds: number | null }
  readonly venture: RecordRef
}

/** What an approval covers: the venture, the deliverables, what is still open, and the clock. */
export const ApprovedParts = ({ of, venture }: ApprovedProps) => {
  const a = useWords(gateApproveWords)
  const open = of.progress.total - of.progress.done
  return (
    <>
      <Quiet>
        <VentureName {...venture} />
      </Quiet>
      <p>{a(of.entregas.length === 0 ? 'nothing' : 'approving')}</p>
      <RuledList of={of.entregas}>{(entrega) => <EntregaLine of={entrega} aside />}</RuledList>
      {open > 0 && <Notice tone="warn">{a('open', { count: open })}</Notice>}
      <GateClock of={of} />
      <Quiet>{a('final')}</Quiet>
    </>
  )
}
