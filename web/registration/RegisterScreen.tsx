import { IconBriefcase, IconClockHour4 } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { registrationWords } from '#contract/registration/registration.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { AccessibilityLink } from '#web/auth/AccessibilityLink.tsx'
import { SignInFrame } from '#web/auth/SignInFrame.tsx'
import { Row, Stack, TextButton, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { ResendForm, useResendWord } from '#web/registration/ResendForm.tsx'
import css from './RegisterScreen.module.css'

const kinds = [
  { name: 'kind_looper', lead: 'looperLead', to: 'registerLooper', icon: IconClockHour4 },
  { name: 'kind_partner', lead: 'partnerLead', to: 'registerPartner', icon: IconBriefcase },
] as const

/** Choice of the kind of registration. */
export const RegisterScreen = () => {
  const t = useWords(registrationWords)
  const word = useResendWord()
  const [again, setAgain] = useState(false)
  return (
    <SignInFrame title={t('choose')} lead={t('chooseLead')} foot={<AccessibilityLink />}>
      <ul className={css['kinds']}>
        {kinds.map(({ name, lead, to, icon: Icon }) => (
          <li key={to}>
            <Link to={pathTo(to)} className={css['kind']}>
              <Icon size={24} stroke={1.5} aria-hidden />
              <span>
                <span className={css['name']}>{t(name)}</span>
                <span className={css['lead']}>{t(lead)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Stack gap="small">
        <Row gap="tight">
          {t('have')} <TextLink to={pathTo('login')}>{t('signIn')}</TextLink>
        </Row>
        {again ? (
          <ResendForm />
        ) : (
          <Row gap="tight">
            {t('lost')} <TextButton onClick={() => setAgain(true)}>{t(word)}</TextButton>
          </Row>
        )}
      </Stack>
    </SignInFrame>
  )
}
