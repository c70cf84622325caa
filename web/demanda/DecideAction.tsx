import { Button } from '@mantine/core'
import { useState } from 'react'
import { demandaStatus } from '#contract/demanda/demanda.rules.ts'
import { demandaCalls, demandaCrud, demandaList, type DemandaRow } from '#contract/demanda/demanda.ts'
import { demandaWords } from '#contract/demanda/demanda.words.ts'
import { particleVentures } from '#contract/particle/particle.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { LookupField } from '#web/kit/form/fields/LookupField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { confirm } from '#web/kit/ui/dialog/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const reread = (): void => {
  void invalidate(demandaList.calls.list)
  void invalidate(demandaCrud.calls.show)
}

interface DialogProps {
  readonly of: DemandaRow
  readonly onClose: () => void
}

/** Asks why a demand is cancelled. */
const CancelDialog = ({ of, onClose }: DialogProps) => {
  const t = useWords(demandaWords)
  const form = useForm(demandaCalls.cancel, {
    fixed: { id: of.id },
    from: { version: of.version },
    required: ['reason'],
    words: demandaWords,
    onDone: () => {
      toast.success(t('cancelledDone'))
      reread()
      onClose()
    },
  })
  return (
    <Dialog open title={t('cancel')} onClose={onClose}>
      <p>{t('cancelBody', { name: of.nome })}</p>
      <Form of={form}>
        <LongTextField of={form.of('reason')} />
        <FormEnd of={form} onCancel={onClose} cancelWord={t('cancelNot')}>
          {t('cancel')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}

/** Chooses the venture into whose backlog a demand goes. */
const ParticleDialog = ({ of, onClose }: DialogProps) => {
  const t = useWords(demandaWords)
  const form = useForm(demandaCalls.toParticle, {
    fixed: { id: of.id },
    from: { version: of.version },
    required: ['venture_id'],
    words: demandaWords,
    onDone: () => {
      toast.success(t('toParticleDone'))
      reread()
      onClose()
    },
  })
  return (
    <Dialog open title={t('toParticle')} onClose={onClose}>
      <p>{t('toParticleBody', { name: of.nome })}</p>
      <Form of={form}>
        <LookupField
          of={form.of('venture_id')}
          lookup={particleVentures}
          // What a client asks for belongs to one of their ventures, as a rule.
          {...(of.cliente && { within: { cliente_id: of.cliente.id } })}
        />
        <FormEnd of={form} onCancel={onClose}>
          {t('accept')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}

/** Accepts a waiting demand as a venture or a particle, or cancels it with a reason. */
export const DecideAction = ({ of }: { readonly of: DemandaRow }) => {
  const t = useWords(demandaWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [dialog, setDialog] = useState<'particle' | 'cancel'>()
  const close = () => setDialog(undefined)
  if (of.status !== demandaStatus.of.waiting || of.deleted_at !== null) return null
  const accept = async () => {
    const body = t('acceptBody', { name: of.nome })
    if (!(await confirm({ title: t('acceptAsk'), body, yes: t('accept') }))) return
    try {
      await call(demandaCalls.accept, { id: of.id, version: of.version })
      toast.success(t('acceptedDone'))
    } catch (error) {
      toast.error(isCallError(error) ? error.message : String(error))
    } finally {
      reread()
    }
  }
  return (
    <>
      {can('demanda.convert') && (
        <Button {...disabledProps} onClick={unlessViewing(() => void accept())}>
          {t('accept')}
        </Button>
      )}
      {can('demanda.convert') && can('particle.create') && can('particle.open') && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setDialog('particle'))}>
          {t('toParticle')}
        </Button>
      )}
      {can('demanda.changeStatus') && (
        <Button variant="default" {...disabledProps} onClick={unlessViewing(() => setDialog('cancel'))}>
          {t('cancel')}
        </Button>
      )}
      {dialog === 'particle' && <ParticleDialog of={of} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog of={of} onClose={close} />}
    </>
  )
}
