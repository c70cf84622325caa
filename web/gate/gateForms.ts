import type { AskedGate } from '#web/gate/GateAsk.tsx'
import type { StepAskProps } from '#web/kit/steps/stepped.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'

const ask = onDemand<StepAskProps<AskedGate>>('GateAsk', async () => (await import('#web/gate/GateAsk.tsx')).GateAsk)

/** What the steps of a gate ask, with schemas and fields for which no page waits. */
export const gateForms = { dialogs: { approve: ask, approveFor: ask, clarify: ask, answer: ask } }
