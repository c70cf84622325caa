import { IconSend } from '@tabler/icons-react'
import { authWords } from '#contract/auth/auth.words.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { supportCategories, type SupportDetail, supportSchemas } from '#contract/support/support.ts'
import { supportWords } from '#contract/support/support.words.ts'
import { supportScreenWords } from '#contract/support/supportScreen.words.ts'
import { reread } from '#web/kit/call/query.ts'
import { ChoiceField } from '#web/kit/form/fields/ChoiceField.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { newId } from '#web/kit/newId.ts'
import { useMe } from '#web/kit/session/session.ts'
import { Card, Columns, FormFoot } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

interface NewMessageProps {
  /** True when the answer is sent by e-mail too. */
  readonly mails: boolean
  readonly onFiled: (row: SupportDetail) => void
}

/** Writes to the administrators. The input survives a reload, a failed call and a cancel. */
export const NewMessage = ({ mails, onFiled }: NewMessageProps) => {
  const t = useWords(supportScreenWords)
  const { email } = useMe()
  const form = useForm(supportCalls.file, {
    schema: supportSchemas.file.input,
    // The draft keeps the id, so that a retry after a lost answer files one message.
    from: () => ({ category: 'question', email, client_id: newId() }),
    draft: 'support',
    words: [supportWords, authWords],
    onDone: ({ data }) => {
      void reread('support')
      onFiled(data)
    },
  })
  return (
    <Card title={t('newTitle')}>
      <Form of={form}>
        <Columns even>
          <TextField of={form.of('subject')} label={t('subject')} placeholder={t('subjectHint')} />
          <ChoiceField of={form.of('category')} label={t('category')} codes={supportCategories} />
        </Columns>
        <LongTextField of={form.of('message')} label={t('message')} hint={t('messageHint')} rows={7} />
        <TextField of={form.of('email')} label={t(mails ? 'emailMailed' : 'email')} type="email" autoComplete="email" />
        <FormFoot>
          <SendButton of={form} leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}>
            {t('send')}
          </SendButton>
        </FormFoot>
      </Form>
    </Card>
  )
}
