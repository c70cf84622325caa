import { IconCheck } from '@tabler/icons-react'
import { authWords } from '#contract/auth/auth.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Registration.module.css'

const steps = ['stepEmail', 'stepReview', 'stepActive'] as const

/** The way of a registration, and how far along it one is: 0 to 2. */
export const RegistrationSteps = ({ now }: { now: number }) => {
  const t = useWords(authWords)
  return (
    <ol className={css['steps']}>
      {steps.map((step, index) => {
        const state = index < now ? 'done' : index === now ? 'now' : 'later'
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span className={css['dot']} aria-hidden>
              {state === 'done' ? <IconCheck size={14} stroke={2.5} /> : index + 1}
            </span>
            {t(step === 'stepEmail' && state === 'now' ? 'stepConfirm' : step)}
            <span className="visually-hidden">
              {t(state === 'done' ? 'stepDone' : state === 'now' ? 'stepNow' : 'stepLater')}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
