import { Button } from '@mantine/core'
import { particleCells, particleFlow, type ParticleRow } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { usePreview } from '#web/kit/session/usePreview.ts'
import type { StepFields } from '#web/kit/steps/stepped.ts'
import { useSteps } from '#web/kit/steps/useSteps.tsx'
import { useWords } from '#web/kit/words.ts'

/** Chooses the cell in which a particle becomes an atom. */
const promote: StepFields<typeof particleFlow.calls.promote, ParticleRow> = (form, { venture_id }) => (
  <LookupField of={form.of('cell_id')} lookup={particleCells} within={{ venture_id }} />
)

export const promoteForms = { fields: { promote } }

/** The way to promote a particle in its line of a list, named for whoever hears it among others. */
export const PromoteInLine = ({ of }: { readonly of: ParticleRow }) => {
  const t = useWords(particleWords)
  const { disabledProps } = usePreview()
  const { items, dialog } = useSteps({ flow: particleFlow, words: particleWords, row: of, ...promoteForms })
  return (
    <>
      {items.map(({ name, run }) => (
        <Button
          key={name}
          size="compact-sm"
          variant="default"
          aria-label={t('promoteOf', { name: of.nome })}
          {...disabledProps}
          onClick={run}
        >
          {t('promoteShort')}
        </Button>
      ))}
      {dialog}
    </>
  )
}
