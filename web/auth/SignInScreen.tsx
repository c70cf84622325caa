import { useState } from 'react'
import { authWords } from '#contract/auth/auth.words.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { DemoAccounts } from '#web/auth/DemoAccounts.tsx'
import { Doorway } from '#web/auth/Doorway.tsx'
import { Registration } from '#web/auth/Registration.tsx'
import { SignInForm } from '#web/auth/SignInForm.tsx'
import { doors } from '#web/doors.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useWords } from '#web/kit/words.ts'

export const SignInScreen = () => {
  const t = useWords(authWords)
  const setup = useCall(doors.setup, {}, { staleTime: 60_000 })
  const [picked, setPicked] = useState<{ email: string; password: string }>()
  const [refused, setRefused] = useState<CallError>()
  const { demo, demo_password: password, organisation } = setup.data ?? {}
  if (refused)
    return (
      <Doorway title={t('registrationTitle')} foot={<AccessibilityLink />}>
        <Registration
          refusal={refused}
          onBack={() => {
            setRefused(undefined)
            setPicked(undefined)
          }}
        />
      </Doorway>
    )
  return (
    <Doorway title={t('title')} lead={organisation ?? t('invitation')} foot={<AccessibilityLink />}>
      <SignInForm key={picked?.email} {...(picked ? { from: picked } : {})} onRegistration={setRefused} />
      {demo && password && (
        <DemoAccounts accounts={demo} password={password} onPick={(email) => setPicked({ email, password })} />
      )}
    </Doorway>
  )
}
