import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { DemoAccounts } from '#web/auth/DemoAccounts.tsx'
import { EnglishOffer } from '#web/auth/EnglishOffer.tsx'
import { PasskeyButton } from '#web/auth/passkey/PasskeyButton.tsx'
import { Registration } from '#web/auth/registration/Registration.tsx'
import { SignInForm } from '#web/auth/SignInForm.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import type { CallError } from '#web/kit/call/call-error.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

export const SignInScreen = () => {
  const t = useWords(authWords)
  const setup = useSetup()
  const [picked, setPicked] = useState<{ email: string; password: string }>()
  const [refused, setRefused] = useState<{ readonly error: CallError; readonly email?: string }>()
  const { demo, demo_password: password, organisation } = setup.data ?? {}
  if (refused)
    return (
      <SignInFrame title={t('registrationTitle')} foot={<AccessibilityLink />}>
        <Registration
          refusal={refused.error}
          email={refused.email}
          mail={setup.data?.mail}
          onBack={() => {
            setRefused(undefined)
            setPicked(undefined)
          }}
        />
      </SignInFrame>
    )
  return (
    <SignInFrame title={t('title')} lead={organisation ?? t('invitation')} foot={<AccessibilityLink />}>
      <SignInForm
        key={picked?.email}
        {...(picked ? { from: picked } : {})}
        onRegistration={(error, email) => setRefused({ error, email })}
      />
      <PasskeyButton
        act="signIn"
        onRefused={(error) => {
          if (error.extra['registration'] === undefined) return false
          setRefused({ error })
          return true
        }}
      />
      <Row at="between">
        <TextLink to={pathTo('forgotPassword')}>{t('forgot')}</TextLink>
        <TextLink to={pathTo('invitationRequest')}>{t('askInvitation')}</TextLink>
        <TextLink to={pathTo('register')}>{t('createAccount')}</TextLink>
      </Row>
      <EnglishOffer />
      {demo && password && (
        <DemoAccounts accounts={demo} password={password} onPick={(email) => setPicked({ email, password })} />
      )}
    </SignInFrame>
  )
}
