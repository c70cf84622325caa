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

export interface ReturnProps {
  readonly loop: { readonly id: number; readonly version: number }
  /** Its name, where several stand together. */
  readonly name?: string | undefined
  readonly onClose: () => void
}

/** Asks why a loop is returned; its person reads the answer. */
export const ReturnDialog = ({ loop: { id, version }, name, onClose }: ReturnProps) => {
  const t = useWords(loopReturnedWords)
  const form = useForm(returnedCalls.return, {
    schema: returnedSchemas.return.input,
    from: { id, version, reason: '' },
    onDone: () => {
      toast.success(t('returned'))
      void reread('loop')
      void reread('week')
      onClose()
    },
  })
  return (
    <Dialog open title={t('returnTitle')} onClose={onClose}>
      <Form of={form}>
        {name !== undefined && <strong>{name}</strong>}
        <p>{t('returnBody')}</p>
        <LongTextField of={form.of('reason')} label={t('reason')} rows={3} first />
        <FormEnd of={form} onCancel={onClose}>
          {t('return')}
        </FormEnd>
      </Form>
    </Dialog>
  )
}
