import { looperWords } from '#contract/looper/looper.words.ts'
import { ownDataCalls } from '#contract/ownData/ownData.ts'
import { ownDataWords } from '#contract/ownData/ownData.words.ts'
import { ownDataScreenWords } from '#contract/ownData/ownDataScreen.words.ts'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Asks to be erased; it says what stays, and why. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords(ownDataScreenWords)
  const form = useForm(ownDataCalls.erase, {
    words: [ownDataScreenWords, ownDataWords, looperWords],
    invalidates: [ownDataCalls.show],
    onDone: ({ data }) => {
      toast.success(t('asked', { protocol: data.erasure?.protocol ?? '' }))
      onClose()
    },
    guard: false,
  })
  return (
    <Dialog open title={t('eraseTitle')} onClose={onClose}>
      <Form of={form} label={t('eraseTitle')}>
        <p>{t('eraseLead')}</p>
        <div>
          <strong>{t('keepsTitle')}</strong>
          <ul>
            <li>{t('keeps_work')}</li>
            <li>{t('keeps_said')}</li>
            <li>{t('keeps_proof')}</li>
          </ul>
        </div>
        <LongTextField of={form.of('note')} rows={3} />
        <FormFoot>
          <SendButton of={form}>{t('erase')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
