import type { demandaFlow, DemandaRow } from '#contract/demanda/demanda.ts'
import { particleVentures } from '#contract/particle/particle.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import type { StepFields } from '#web/kit/steps/stepped.ts'

/** Chooses the venture into whose backlog a demand goes. */
const toParticle: StepFields<typeof demandaFlow.calls.toParticle, DemandaRow> = (form, { cliente }) => (
  <LookupField
    of={form.of('venture_id')}
    lookup={particleVentures}
    // What a client asks for belongs to one of their ventures, as a rule.
    {...(cliente && { within: { cliente_id: cliente.id } })}
  />
)

export const demandaStepFields = { toParticle }
