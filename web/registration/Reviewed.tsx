import { resetWords } from '#contract/auth/reset.words.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { RegistrationSteps } from '#web/auth/registration/RegistrationSteps.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { useSetup } from '#web/page/public/useSetup.ts'

/** State of a registration that waits for the organisation. */
export const Reviewed = ({ said }: { said: string }) => {
  const t = useWords(registrationWords)
  const r = useWords(resetWords)
  const setup = useSetup()
  return (
    <SignInFrame title={t('reviewTitle')} foot={<AccessibilityLink />}>
      <Stack gap="large">
        <p role="status">{said}</p>
        <RegistrationSteps now={1} />
        <Stack gap="small">
          <p>{t(setup.data?.mail === false ? 'reviewLeadNoMail' : 'reviewLead')}</p>
          <p>{t('reviewNext')}</p>
        </Stack>
        <Row>
          <TextLink to={pathTo('login')}>{r('back')}</TextLink>
        </Row>
      </Stack>
    </SignInFrame>
  )
}
