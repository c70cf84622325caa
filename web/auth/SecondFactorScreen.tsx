import { Button, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { spelledRecovery } from '#contract/auth/recovery.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { CodeField } from '#web/auth/CodeField.tsx'
import { PasskeyButton } from '#web/auth/passkey/PasskeyButton.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useSend } from '#web/kit/call/query.ts'
import { hasPasskeys } from '#web/kit/device/passkey.ts'
import { ErrorSummary } from '#web/kit/form/ErrorSummary.tsx'
import { useServerErrors } from '#web/kit/form/useServerErrors.ts'
import { reloadMe, useSession } from '#web/kit/session/session.ts'
import { Stack } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Six digits, or a recovery code with its dashes. */
const APP_LENGTH = 6
const RECOVERY_LENGTH = 14

const FactorSetup = lazy(() => import('#web/auth/factor/FactorSetup.tsx').then((it) => ({ default: it.FactorSetup })))

type Way = 'app' | 'passkey' | 'recovery'

const leads = { passkey: 'passkeyHint', recovery: 'recoveryHint' } as const
const names = { app: 'appUse', passkey: 'passkeyUse', recovery: 'recoveryUse' } as const

const GiveFactor = () => {
  const t = useWords(authWords)
  const navigate = useNavigate()
  const { me, signOut } = useSession()
  const errors = useServerErrors()
  const [code, setCode] = useState('')
  const owned = (me?.factors ?? ['app']).filter((it) => it === 'app' || hasPasskeys())
  const ways: readonly Way[] = [...owned, 'recovery']
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery')
  const recovery = way === 'recovery'
  const verify = useSend(authCalls.verify, {
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
      lead={way === 'app' ? `${t('codeHint')} ${t('codePaste')}` : t(leads[way])}
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
          {way === 'passkey' && <PasskeyButton act="verify" main />}
          {way === 'recovery' && (
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
          )}
          {way === 'app' && (
            <CodeField value={code} onChange={setCode} onFull={send} invalid={errors.summary !== undefined} />
          )}
          {way !== 'passkey' && (
            <Button
              type="submit"
              size="md"
              fullWidth
              loading={verify.isPending}
              disabled={code.length < (recovery ? RECOVERY_LENGTH : APP_LENGTH)}
            >
              {t('verify')}
            </Button>
          )}
          {ways
            .filter((it) => it !== way)
            .map((other) => (
              <Button
                key={other}
                variant="subtle"
                onClick={() => {
                  errors.clear()
                  setCode('')
                  setWay(other)
                }}
              >
                {t(names[other])}
              </Button>
            ))}
          <Button variant="subtle" color="gray" onClick={() => void signOut().then(() => navigate(pathTo('login')))}>
            {t('secondFactorBack')}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  )
}

/** The second factor of this session; or, where the role asks for one that is not there yet, how to set it up. */
export const SecondFactorScreen = () => {
  const { me } = useSession()
  if (me?.factor_required !== true) return <GiveFactor />
  return (
    <Suspense fallback={null}>
      <FactorSetup />
    </Suspense>
  )
}
