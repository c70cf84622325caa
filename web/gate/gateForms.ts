import type { GatePage } from '#contract/gate/page.ts'
import type { RecordRef, Share } from '#contract/kit/list/column.ts'
import type { StepAskProps } from '#web/kit/steps/stepped.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'

/** A gate as far as its steps ask about it. */
export interface AskedGate {
  readonly id: number
  readonly version: number
  readonly nome: string
  readonly may: readonly string[]
  readonly venture: RecordRef
  readonly progress: Share
  readonly due_at: string | null
  readonly left_seconds: number | null
  /** What belongs to it, where its row says so. */
  readonly entregas?: GatePage['entregas']
  readonly questions?: GatePage['questions']
}

const ask = onDemand<StepAskProps<AskedGate>>('GateAsk', async () => (await import('#web/gate/GateAsk.tsx')).GateAsk)

/** What the steps of a gate ask, with schemas and fields for which no page waits. */
export const gateForms = { dialogs: { approve: ask, approveFor: ask, clarify: ask, answer: ask } }
