import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { requestCalls } from '#contract/invitation/request.ts'
import { requestWords } from '#contract/invitation/request.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { LongTextField } from '#web/kit/form/fields/LongTextField.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** A stranger asks for an invitation. Whether the e-mail is known is told to its mailbox alone. */
export const RequestScreen = () => {
  const t = useWords(requestWords)
  const silent = useSetup().data?.mail === false
  const [asked, setAsked] = useState<string>()
  const form = useForm(requestCalls.ask, {
    from: { nome: '', email: '', company: '', reason: '' },
    draft: 'invitation.request',
    words: [requestWords, authWords],
    guard: false,
    onDone: ({ message }) => setAsked(message),
  })
  const back = (
    <Row>
      <TextLink to={pathTo('login')}>{t('back')}</TextLink>
    </Row>
  )
  if (asked !== undefined)
    return (
      <SignInFrame title={t('askedTitle')} foot={<AccessibilityLink />}>
        <p role="status">{asked}</p>
        <p>{t(silent ? 'answerNoMail' : 'answerMail')}</p>
        {back}
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('askTitle')} lead={t(silent ? 'askLeadNoMail' : 'askLead')} foot={<AccessibilityLink />}>
      <Form of={form}>
        <TextField of={form.of('nome')} autoComplete="name" size="md" />
        <TextField of={form.of('email')} type="email" autoComplete="email" size="md" />
        <TextField of={form.of('company')} autoComplete="organization" size="md" />
        <LongTextField of={form.of('reason')} />
        <SendButton of={form} size="md" fullWidth>
          {t('ask')}
        </SendButton>
      </Form>
      {back}
    </SignInFrame>
  )
}
