import { webhookCalls, webhookEvents } from '#contract/webhook/webhook.ts'
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

/** Makes a webhook; its secret is handed on, to be shown once. */
export const NewWebhook = ({ onMade, onClose }: { onMade: (secret: string) => void; onClose: () => void }) => {
  const t = useWords(webhookScreenWords)
  const form = useForm(webhookCalls.create, {
    from: { events: [...webhookEvents] },
    words: [webhookScreenWords, webhookWords],
    invalidates: [webhookCalls.list],
    onDone: ({ data }) => onMade(data.secret),
    guard: false,
  })
  return (
    <Dialog open title={t('create')} onClose={onClose}>
      <Form of={form} label={t('create')}>
        <TextField of={form.of('url')} autoComplete="off" first />
        <ChoicesField of={form.of('events')} codes={webhookEvents} />
        <FormFoot>
          <SendButton of={form}>{t('create')}</SendButton>
        </FormFoot>
      </Form>
    </Dialog>
  )
}
