import { Button } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { particleVentures } from '#contract/particle/particle.ts'
import { supportCalls, type SupportDetail } from '#contract/support/support.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { relationCalls } from '#contract/things/relation.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface DialogProps {
  readonly of: SupportDetail
  readonly onClose: () => void
}

/** Edited before it goes into the backlog, because a venture's team does not see messages to support. */
const ParticleDialog = ({ of, onClose }: DialogProps) => {
  const t = useWords(supportScreenWords)
  const form = useForm(supportCalls.toParticle, {
    fixed: { id: of.id },
    from: { nome: of.subject, descricao: of.message },
    required: ['venture_id'],
    words: supportScreenWords,
    invalidates: [relationCalls.list],
    onDone: () => {
      toast.success(t('particleDone'))
      onClose()
    },
  })
  return (
    <Dialog open title={t('particle')} onClose={onClose}>
      <p>{t('particleBody', { name: of.author.nome })}</p>
      <Form of={form}>
        <LookupField of={form.of('venture_id')} lookup={particleVentures} />
        <TextField of={form.of('nome')} />
        <LongTextField of={form.of('descricao')} />
        <FormEnd of={form} onCancel={onClose}>
          {t('particle')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}

/** Adds a message to the backlog of a venture, for people who answer messages and create particles. */
export const ToParticle = ({ row }: { readonly row: SupportDetail }) => {
  const t = useWords(supportScreenWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [open, setOpen] = useState(false)
  if (!can('support.answer') || !can('particle.create') || !can('particle.open')) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconStack2 size={16} stroke={1.75} aria-hidden />}
        {...disabledProps}
        onClick={unlessViewing(() => setOpen(true))}
      >
        {t('particle')}
      </Button>
      {open && <ParticleDialog of={row} onClose={() => setOpen(false)} />}
    </>
  )
}
