import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { spelledRecovery } from '#contract/auth/recovery.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { CodeField } from '#web/auth/CodeField.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useSend } from '#web/kit/call/query.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useServerErrors } from '#web/kit/form/useServerErrors.ts'
import { reloadMe, useSession } from '#web/kit/session/session.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { signInCalls } from '#web/signInCalls.ts'

/** Six digits, or a recovery code with its dashes. */
const APP_LENGTH = 6
const RECOVERY_LENGTH = 14

export const SecondFactorScreen = () => {
  const t = useWords(authWords)
  const navigate = useNavigate()
  const { signOut } = useSession()
  const errors = useServerErrors()
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const verify = useSend(signInCalls.verify, {
    // The guard sees that the factor was given, and goes on to the kept path.
    onSuccess: () => void reloadMe(),
    onError: (error) => {
      errors.show(error)
      setCode('')
    },
  })
  const send = (code: string) => {
    errors.clear()
    verify.mutate({ code })
  }
  return (
    <SignInFrame
      title={t('codeTitle')}
      lead={recovery ? t('recoveryHint') : `${t('codeHint')} ${t('codePaste')}`}
      foot={<AccessibilityLink />}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send(code)
        }}
      >
        <Stack>
          <ErrorSummary of={errors.summary} />
          {recovery ? (
            <TextInput
              name="code"
              label={t('recoveryCode')}
              size="md"
              autoComplete="off"
              autoCapitalize="none"
              // The one thing to do on this screen.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              required
              withAsterisk={false}
              aria-invalid={errors.summary !== undefined}
              value={code}
              onChange={(event) => setCode(spelledRecovery(event.currentTarget.value))}
            />
          ) : (
            <CodeField value={code} onChange={setCode} onFull={send} invalid={errors.summary !== undefined} />
          )}
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={verify.isPending}
            disabled={code.length < (recovery ? RECOVERY_LENGTH : APP_LENGTH)}
          >
            {t('verify')}
          </Button>
          <Button
            variant="subtle"
            onClick={() => {
              errors.clear()
              setCode('')
              setRecovery(!recovery)
            }}
          >
            {t(recovery ? 'recoveryBack' : 'recoveryUse')}
          </Button>
          <Button variant="subtle" color="gray" onClick={() => void signOut().then(() => navigate(pathTo('login')))}>
            {t('secondFactorBack')}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  )
}
