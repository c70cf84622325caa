import { NAME_MAX } from '#contract/board/board.ts'
import { PARTICLE_ADD_MAX, particleSchemas } from '#contract/particle/page.ts'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import type { particleStatus } from '#contract/particle/particle.rules.ts'
import { particleVentures } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { LinesField } from '#web/board/LinesField.tsx'
import { reread } from '#web/kit/call/query.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface AddParticlesProps {
  readonly status: (typeof particleStatus.values)[number]
  /** Id of the venture; the person chooses one where it is missing. */
  readonly venture: number | undefined
  readonly onClose: () => void
}

/** Creates a particle from each line. */
export const AddParticles = ({ status, venture, onClose }: AddParticlesProps) => {
  const t = useWords(particleWords)
  const form = useForm(particleCalls.add, {
    schema: particleSchemas.add.input,
    fixed: { status },
    from: { nomes: [], venture_id: venture ?? null },
    words: particleWords,
    onDone: ({ ids }) => {
      toast.success(t('added', { count: ids.length }))
      void reread('particle')
      onClose()
    },
  })
  return (
    <Dialog open title={t('add')} onClose={onClose}>
      <Form of={form}>
        <LinesField of={form.of('nomes')} most={PARTICLE_ADD_MAX} longest={NAME_MAX} first />
        {venture === undefined && <LookupField of={form.of('venture_id')} lookup={particleVentures} />}
        <FormEnd of={form} onCancel={onClose}>
          {t('add')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
