import type { ReactNode } from 'react'
import { resetWords } from '#contract/auth/reset.words.ts'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { Notice, Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** What the server says of a code that is not good. */
export const WORTHLESS = 409
/** What it says of a text that is no code at all. */
const NO_CODE = 422

export const isWorthless = (error: { status: number } | null): boolean =>
  error?.status === WORTHLESS || error?.status === NO_CODE

/** A link that leads nowhere any more, and what to do instead. */
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
