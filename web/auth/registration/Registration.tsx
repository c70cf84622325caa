import { Button } from '@mantine/core'
import { IconCircleX, IconClock, IconMail, IconPencil, IconUserOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { authWords } from '#contract/auth/auth.words.ts'
import { registrationCalls } from '#contract/registration/registration.calls.ts'
import { RegistrationSteps } from '#web/auth/registration/RegistrationSteps.tsx'
import type { CallError } from '#web/kit/call/call-error.ts'
import { useSend } from '#web/kit/call/query.ts'
import { Notice } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './Registration.module.css'

interface RegistrationProps {
  readonly refusal: CallError
  /** E-mail that was signed in with; unknown after a passkey. */
  readonly email: string | undefined
  /** True when mails leave this installation; undefined while unknown. */
  readonly mail: boolean | undefined
  readonly onBack: () => void
}

/** Each with what comes next, where a mail tells it and where none leaves. */
const registrationStates = {
  pending: { word: 'registrationPending', icon: IconMail, step: 0, next: ['pendingMail', 'pendingNoMail'] },
  review: { word: 'registrationReview', icon: IconClock, step: 1, next: ['reviewMail', 'reviewNoMail'] },
  correction: { word: 'registrationCorrection', icon: IconPencil, step: 1, next: undefined },
  off: { word: 'registrationOff', icon: IconUserOff, step: undefined, next: undefined },
  denied: { word: 'registrationDenied', icon: IconCircleX, step: undefined, next: ['deniedMail', 'deniedNoMail'] },
} as const

const registrationState = (refusal: CallError) => {
  const said = refusal.extra['registration']
  const key = Object.keys(registrationStates).find((it) => it === said)
  return key === 'pending' || key === 'correction' || key === 'off' || key === 'denied'
    ? registrationStates[key]
    : registrationStates.review
}

/** Sends the link that confirms an e-mail once more. */
const Resend = ({ email }: { readonly email: string }) => {
  const t = useWords(authWords)
  const again = useSend(registrationCalls.resend)
  if (again.data) return <Notice role="status">{again.data.message}</Notice>
  return (
    <>
      {again.error && (
        <Notice tone="danger" role="alert">
          {again.error.message}
        </Notice>
      )}
      <Button size="md" loading={again.isPending} onClick={() => again.mutate({ email })}>
        {t('resendLink')}
      </Button>
    </>
  )
}

/** State of a registration, for people who may not sign in yet. */
export const Registration = ({ refusal, email, mail, onBack }: RegistrationProps) => {
  const t = useWords(authWords)
  const { link } = refusal.extra
  const { word, icon: Icon, step: now, next } = registrationState(refusal)
  return (
    <div className={css['registration']}>
      <div role="status" className={css['card']}>
        <Icon size={22} stroke={1.5} aria-hidden />
        <div>
          <p className={css['word']}>{t(word)}</p>
          <p className={css['says']}>{refusal.message}</p>
          {next && mail !== undefined && <p className={css['says']}>{t(next[mail ? 0 : 1], { email: email ?? '' })}</p>}
        </div>
      </div>
      {now !== undefined && <RegistrationSteps now={now} />}
      {word === 'registrationPending' && mail === true && email !== undefined && <Resend email={email} />}
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
