import { Button } from '@mantine/core'
import { useState } from 'react'
import { particleCalls } from '#contract/particle/page.ts'
import { particleCells, type ParticleRow } from '#contract/particle/particle.ts'
import { particleWords } from '#contract/particle/particle.words.ts'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { rereadParticles } from '#web/particle/rereadParticles.ts'

interface PromoteProps {
  readonly of: ParticleRow
  readonly onClose: () => void
}

/** Chooses the cell in which a particle becomes an atom. */
const PromoteDialog = ({ of, onClose }: PromoteProps) => {
  const t = useWords(particleWords)
  const form = useForm(particleCalls.promote, {
    fixed: { id: of.id },
    from: { version: of.version },
    required: ['cell_id'],
    words: particleWords,
    onDone: () => {
      toast.success(t('promotedDone'))
      rereadParticles()
      onClose()
    },
  })
  return (
    <Dialog open title={t('promote')} onClose={onClose}>
      <p>{t('promoteBody', { name: of.nome })}</p>
      <Form of={form}>
        <LookupField of={form.of('cell_id')} lookup={particleCells} within={{ venture_id: of.venture_id }} />
        <FormEnd of={form} onCancel={onClose}>
          {t('promote')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}

interface ActionProps {
  readonly of: ParticleRow
  /** In a line of a list: small, and named for whoever hears it among others. */
  readonly inLine?: boolean
}

/** Makes an atom of a particle, once, for whoever may. */
export const PromoteAction = ({ of, inLine = false }: ActionProps) => {
  const t = useWords(particleWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  if (of.atom !== null || of.deleted_at !== null || !can('particle.promote') || !can('atom.create')) return null
  return (
    <>
      <Button
        {...(inLine && { size: 'compact-sm', variant: 'default', 'aria-label': t('promoteOf', { name: of.nome }) })}
        {...disabledProps}
        onClick={unlessViewing(() => setOpen(true))}
      >
        {t(inLine ? 'promoteShort' : 'promote')}
      </Button>
      {open && <PromoteDialog of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
