import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { resetCalls } from '#contract/auth/reset.ts'
import { resetWords } from '#contract/auth/reset.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { PasswordRule } from '#web/auth/password/PasswordRule.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { isCallError } from '#web/kit/call/call-error.ts'
import { useCall } from '#web/kit/call/query.ts'
import { repeatRule } from '#web/kit/form/core/repeatRule.ts'
import { PasswordField } from '#web/kit/form/fields/PasswordField.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { needed } from '#web/kit/form/needed.ts'
import { SendButton } from '#web/kit/form/SendButton.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { forgetSession, reloadMe, session } from '#web/kit/session/session.ts'
import { Notice, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

/** Status of an answer to an invalid code. */
const WORTHLESS = 409

/** Leaves the session that ended with the old password; another person's session in this browser goes on. */
const leaveEnded = async (): Promise<void> => {
  if (!session.get().me) return
  try {
    await reloadMe()
  } catch (error) {
    if (isCallError(error) && error.status === 401) forgetSession()
  }
}

/** A code is good until it is used, so one answer is enough; without one the form stays and the server decides. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, keep: false } as const

/** Sets a new password by the link of a mail; one that is worthless says so before anything is typed. */
export const NewPasswordScreen = () => {
  const t = useWords(resetWords)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const code = query.get('code') ?? ''
  const [refused, setRefused] = useState<string>()
  const { data } = useCall(resetCalls.check, { code }, { ...ONCE, enabled: code !== '' })
  const form = useForm(resetCalls.reset, {
    from: { password: '' },
    fixed: { code },
    local: { again: '' },
    rules: repeatRule,
    words: [resetWords, authWords],
    marked: false,
    guard: false,
    onRefused: ({ status }) => {
      if (status === WORTHLESS) setRefused(code)
      return status === WORTHLESS
    },
    onDone: ({ message }) => {
      toast.success(message)
      void leaveEnded().then(() => navigate(pathTo('login'), { replace: true }))
    },
  })
  if (code === '' || refused === code || data?.valid === false)
    return (
      <SignInFrame title={t('invalidTitle')} foot={<AccessibilityLink />}>
        <Notice tone="warn" role="alert">
          {t('invalid')}
        </Notice>
        <Row at="between">
          <TextLink to={pathTo('login')}>{t('back')}</TextLink>
          <TextLink to={pathTo('forgotPassword')}>{t('askAgain')}</TextLink>
        </Row>
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('newTitle')} lead={t('newLead')} foot={<AccessibilityLink />}>
      <Form of={form}>
        <PasswordField of={form.of('password')} autoComplete="new-password" size="md" />
        <PasswordField of={needed(form.of('again'))} autoComplete="new-password" size="md" />
        <PasswordRule password={form.values.password} />
        <SendButton of={form} size="md" fullWidth>
          {t('save')}
        </SendButton>
      </Form>
      <Row>
        <TextLink to={pathTo('login')}>{t('back')}</TextLink>
      </Row>
    </SignInFrame>
  )
}
