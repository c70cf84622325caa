import { webhookCalls, webhookEvents, type OwnWebhook } from '#contract/webhook/webhook.ts'
import { webhookWords } from '#contract/webhook/webhook.words.ts'
import { webhookScreenWords } from '#contract/webhook/webhookScreen.words.ts'
import { ChoicesField } from '#web/kit/form/fields/ChoicesField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Dialog } from '#web/kit/ui/dialog/Dialog.tsx'
import { FormFoot } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Changes where a webhook goes and what of. */
export const EditWebhook = ({ of, onClose }: { of: OwnWebhook; onClose: () => void }) => {
  const t = useWords(webhookScreenWords)
  const { id, version, url, events } = of
  const form = useForm(webhookCalls.update, {
    from: { id, version, url, events },
    words: [webhookScreenWords, webhookWords],
    invalidates: [webhookCalls.list],
    onDone: onClose,
    guard: false,
  })
  return (
    <Dialog open title={t('edit')} onClose={onClose}>
      <Form of={form} label={t('edit')}>
        <TextField of={form.of('url')} autoComplete="off" first />
        <ChoicesField of={form.of('events')} codes={webhookEvents} />
        <FormFoot>
          <SendButton of={form}>{t('save')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
