import { gateSteps } from '#contract/gate/gate.steps.ts'
import { gateWords } from '#contract/gate/gate.words.ts'
import type { AskedGate } from '#web/gate/GateAsk.tsx'
import { gateForms } from '#web/gate/gateForms.ts'
import { useSteps } from '#web/kit/steps/useSteps.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'

/** The steps that may be taken on one of several gates, whose keys would not say which. */
export const GateSteps = ({ of }: { readonly of: AskedGate }) => {
  const { buttons, dialog } = useSteps({ flow: { steps: gateSteps }, words: gateWords, row: of, ...gateForms })
  return (
    <Row>
      {buttons}
      {dialog}
    </Row>
  )
}
