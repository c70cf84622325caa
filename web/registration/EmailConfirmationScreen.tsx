import { useParams } from 'react-router'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { ResendForm } from '#web/registration/ResendForm.tsx'
import { Reviewed } from '#web/registration/Reviewed.tsx'
import { isWorthless, Worthless } from '#web/registration/Worthless.tsx'

/** Confirms an e-mail by the link of its mail. */
export const EmailConfirmationScreen = () => {
  const { code = '' } = useParams()
  const t = useWords(registrationWords)
  // A query, because it is sent once for any number of renders: a second use of the code would be refused.
  const answer = useCall(registrationCalls.confirm, { code }, { staleTime: Number.POSITIVE_INFINITY, keep: false })
  if (answer.data) return <Reviewed said={answer.data.message} />
  if (isWorthless(answer.error))
    return (
      <Worthless>
        {/* A reload sends a consumed code: nothing is lost. */}
        <p>{t('confirmedBefore')}</p>
        <ResendForm />
      </Worthless>
    )
  return (
    <SignInFrame title={t('confirming')} foot={<AccessibilityLink />}>
      <Answer of={answer}>{() => null}</Answer>
    </SignInFrame>
  )
}
