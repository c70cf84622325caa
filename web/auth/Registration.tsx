import { Button } from '@mantine/core'
import { IconCheck, IconCircleX, IconClock, IconMail, IconUserOff } from '@tabler/icons-react'
import { authWords } from '#contract/auth/auth.words.ts'
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
  off: { word: 'registrationOff', icon: IconUserOff, step: undefined },
  denied: { word: 'registrationDenied', icon: IconCircleX, step: undefined },
} as const

const steps = ['stepEmail', 'stepReview', 'stepActive'] as const

const registrationState = (refusal: CallError) => {
  const said = refusal.extra['registration']
  const key = Object.keys(registrationStates).find((it) => it === said)
  return key === 'pending' || key === 'off' || key === 'denied' ? registrationStates[key] : registrationStates.review
}

/** Where a registration stands, for those who may not come in yet. */
export const Registration = ({ refusal, onBack }: RegistrationProps) => {
  const t = useWords(authWords)
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
      {now !== undefined && (
        <ol className={css['steps']}>
          {steps.map((step, index) => {
            const state = index < now ? 'done' : index === now ? 'now' : 'later'
            return (
              <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
                <span className={css['dot']} aria-hidden>
                  {state === 'done' ? <IconCheck size={14} stroke={2.5} /> : index + 1}
                </span>
                {t(step)}
                <span className="visually-hidden">
                  {t(state === 'done' ? 'stepDone' : state === 'now' ? 'stepNow' : 'stepLater')}
                </span>
              </li>
            )
          })}
        </ol>
      )}
      <Button variant="default" size="md" onClick={onBack}>
        {t('otherAccount')}
      </Button>
    </div>
  )
}
