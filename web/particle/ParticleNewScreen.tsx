import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleCrud } from '#contract/particle/particle.ts'
import { RecordFormScreen } from '#web/page/RecordFormScreen.tsx'
import { useVenture } from '#web/page/venture/useVenture.ts'
import { particleFields } from '#web/particle/particleFields.tsx'

/** A new particle: of the venture that the address names, else of one that is chosen. */
export const ParticleNewScreen = () => {
  const { id, crumbs } = useVenture()
  return (
    <RecordFormScreen
      noun={particleNoun}
      of={particleCrud}
      fields={particleFields({ place: id === undefined })}
      filesLater
      {...(id !== undefined && { preset: { venture_id: id }, crumbs })}
    />
  )
}
