import { loopReturnedWords } from '#contract/loop/returned/loopReturned.words.ts'
import { returnedCalls } from '#contract/loop/returned/returned.calls.ts'
import { returnedSchemas } from '#contract/loop/returned/returned.ts'
import { reread } from '#web/kit/call/query.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { FormEnd } from '#web/kit/form/FormEnd.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import type { ReturnProps } from '#web/loop/returned/ReturnDialog.tsx'

/** Asks why a returned loop is right as it stands; whoever returned it reads the answer. */
export const RightDialog = ({ loop: { id, version }, name, onClose }: ReturnProps) => {
  const t = useWords(loopReturnedWords)
  const form = useForm(returnedCalls.mended, {
    schema: returnedSchemas.mended.input,
    from: { id, version, note: '' },
    onDone: () => {
      toast.success(t('sent'))
      void reread('loop')
      void reread('week')
      onClose()
    },
  })
  return (
    <Dialog open title={t('rightTitle')} onClose={onClose}>
      <Form of={form}>
        {name !== undefined && <strong>{name}</strong>}
        <p>{t('rightBody')}</p>
        <LongTextField of={form.of('note')} label={t('note')} rows={3} first />
        <FormEnd of={form} onCancel={onClose}>
          {t('right')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
