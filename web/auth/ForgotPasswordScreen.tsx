import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { resetCalls } from '#contract/auth/reset.ts'
import { resetWords } from '#contract/auth/reset.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { NotMe } from '#web/auth/NotMe.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { TextField } from '#web/kit/form/fields/TextField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Notice, Row, Stack, TextButton, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** Asks for a link for a new password. What comes of it is only told to the mailbox. */
export const ForgotPasswordScreen = () => {
  const t = useWords(resetWords)
  const a = useWords(authWords)
  const setup = useSetup()
  const [asked, setAsked] = useState<{ email: string; message: string }>()
  const form = useForm(resetCalls.forgot, {
    from: { email: '' },
    words: [resetWords, authWords],
    marked: false,
    guard: false,
    onDone: ({ message }, { email }) => setAsked({ email, message }),
  })
  const [params] = useSearchParams()
  const out = params.get('out')
  const [signedOut, setSignedOut] = useState<string>()
  const silent = setup.data?.mail === false
  const back = <TextLink to={pathTo('login')}>{t('back')}</TextLink>
  if (out !== null && signedOut === undefined) return <NotMe code={out} onDone={setSignedOut} />
  if (asked)
    return (
      <SignInFrame title={t(silent ? 'askedNoMailTitle' : 'askedTitle')} foot={<AccessibilityLink />}>
        <Stack>
          <p role="status">{asked.message}</p>
          <p>
            {!silent && `${t('askedSpam', { email: asked.email })} `}
            <TextButton onClick={() => setAsked(undefined)}>{t('askAgain')}</TextButton>
          </p>
          <Row>{back}</Row>
        </Stack>
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('title')} lead={silent ? undefined : t('lead')} foot={<AccessibilityLink />}>
      {signedOut && (
        <Notice tone="info" role="status">
          {signedOut}
        </Notice>
      )}
      {silent && <Notice tone="warn">{t('noMail')}</Notice>}
      <Form of={form}>
        <TextField of={form.of('email')} label={a('email')} type="email" autoComplete="username" size="md" startsHere />
        <SendButton of={form} size="md" fullWidth>
          {t('send')}
        </SendButton>
      </Form>
      <Row>{back}</Row>
    </SignInFrame>
  )
}
