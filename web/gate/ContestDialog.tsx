import { gateCalls } from '#contract/gate/page.ts'
import { gatePageWords } from '#contract/gate/page.words.ts'
import { gateReread } from '#web/gate/gateReread.ts'
import type { OfGate } from '#web/gate/ofGate.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface WriteProps {
  readonly of: OfGate
  readonly onClose: () => void
}

/** Asks why a gate is contested. */
export const ContestDialog = ({ of, onClose }: WriteProps) => {
  const t = useWords(gatePageWords)
  const form = useForm(gateCalls.contest, {
    fixed: { id: of.id },
    from: { version: of.version },
    required: ['reason'],
    words: gatePageWords,
    onDone: () => {
      toast.success(t('contested'))
      gateReread()
      onClose()
    },
  })
  return (
    <Dialog open title={t('contestTitle', { name: of.nome })} onClose={onClose}>
      <p>{t('contestBody')}</p>
      <Form of={form}>
        <LongTextField of={form.of('reason')} first />
        <FormEnd of={form} onCancel={onClose}>
          {t('contest')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
