import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleCrud, type ParticleRow } from '#contract/particle/particle.ts'
import { RecordFormDialog } from '#web/page/RecordFormDialog.tsx'
import type { EditProps } from '#web/page/RecordScreen.tsx'
import { particleFields } from '#web/particle/particleFields.tsx'

export const ParticleEdit = ({ of, onClose }: EditProps<ParticleRow>) => (
  <RecordFormDialog
    noun={particleNoun}
    of={particleCrud}
    fields={particleFields({ place: false })}
    from={of}
    onClose={onClose}
  />
)
