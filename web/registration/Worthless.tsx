import type { ReactNode } from 'react'
import { resetWords } from '#contract/auth/reset.words.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { Notice, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Status of an answer to an invalid code. */
export const WORTHLESS = 409
/** Status of an answer to a text that is no code. */
const NO_CODE = 422

export const isWorthless = (error: { status: number } | null): boolean =>
  error?.status === WORTHLESS || error?.status === NO_CODE

/** Page of an invalid link, with advice. */
export const Worthless = ({ children }: { children: ReactNode }) => {
  const t = useWords(registrationWords)
  const r = useWords(resetWords)
  return (
    <SignInFrame title={t('invalidTitle')} foot={<AccessibilityLink />}>
      <Notice tone="warn" role="alert">
        {t('invalid')}
      </Notice>
      {children}
      <Row>
        <TextLink to={pathTo('login')}>{r('back')}</TextLink>
      </Row>
    </SignInFrame>
  )
}
