import { Button } from '@mantine/core'
import { IconCircleX, IconClock, IconMail, IconPencil, IconUserOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { RegistrationSteps } from '#web/auth/registration/RegistrationSteps.tsx'
import type { CallError } from '#web/kit/call/call-error.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Registration.module.css'

interface RegistrationProps {
  readonly refusal: CallError
  readonly onBack: () => void
}

const registrationStates = {
  pending: { word: 'registrationPending', icon: IconMail, step: 0 },
  review: { word: 'registrationReview', icon: IconClock, step: 1 },
  correction: { word: 'registrationCorrection', icon: IconPencil, step: 1 },
  off: { word: 'registrationOff', icon: IconUserOff, step: undefined },
  denied: { word: 'registrationDenied', icon: IconCircleX, step: undefined },
} as const

const registrationState = (refusal: CallError) => {
  const said = refusal.extra['registration']
  const key = Object.keys(registrationStates).find((it) => it === said)
  return key === 'pending' || key === 'correction' || key === 'off' || key === 'denied'
    ? registrationStates[key]
    : registrationStates.review
}

/** State of a registration, for people who may not sign in yet. */
export const Registration = ({ refusal, onBack }: RegistrationProps) => {
  const t = useWords(authWords)
  const { link } = refusal.extra
  const { word, icon: Icon, step: now } = registrationState(refusal)
  return (
    <div className={css['registration']}>
      <div role="status" className={css['card']}>
        <Icon size={22} stroke={1.5} aria-hidden />
        <div>
          <p className={css['word']}>{t(word)}</p>
          <p className={css['says']}>{refusal.message}</p>
        </div>
      </div>
      {now !== undefined && <RegistrationSteps now={now} />}
      {typeof link === 'string' && (
        <Button component={Link} size="md" to={link}>
          {t('correctNow')}
        </Button>
      )}
      <Button variant="default" size="md" onClick={onBack}>
        {t('otherAccount')}
      </Button>
    </div>
  )
}
