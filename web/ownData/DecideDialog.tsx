import { looperWords } from '#contract/looper/looper.words.ts'
import { dataRequestWords } from '#contract/ownData/dataRequest.words.ts'
import { dataRequestCalls, type DataRequestRow } from '#contract/ownData/ownData.ts'
import { ownDataWords } from '#contract/ownData/ownData.words.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

const acts = ['deny', 'erase'] as const

/** Erases the person of a request, or denies it. */
export const DecideDialog = ({ of, onClose }: { of: DataRequestRow; onClose: () => void }) => {
  const t = useWords(dataRequestWords)
  const form = useForm(dataRequestCalls.decide, {
    from: { id: of.id },
    words: [dataRequestWords, ownDataWords, looperWords],
    invalidates: [dataRequestCalls.list],
    onDone: ({ message }) => {
      toast.success(message)
      onClose()
    },
    guard: false,
  })
  const title = t('decideOf', { protocol: of.protocol })
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form of={form} label={title}>
        <p>
          <strong>{of.person?.nome}</strong>
        </p>
        {of.note && <p>{of.note}</p>}
        <ChoiceField of={form.of('act')} codes={acts} as="radio" />
        {form.of('act').value === 'erase' && <p>{t('warning')}</p>}
        <LongTextField of={form.of('reason')} rows={3} />
        <FormFoot>
          <SendButton of={form}>{t('decide')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
