import { IconAlertTriangle, IconCheck, IconCircleDashed, IconLoader2, IconX, type Icon } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { selfTestWords } from '#contract/places/selfTest.words.ts'
import { StatusBadge, type Tone } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'
import type { CheckName, Outcome } from '#web/places/selftest/outcome.ts'
import css from './CheckCard.module.css'

const looks: Readonly<Record<Outcome['state'], { tone: Tone; icon: Icon }>> = {
  idle: { tone: 'quiet', icon: IconCircleDashed },
  running: { tone: 'info', icon: IconLoader2 },
  ok: { tone: 'ok', icon: IconCheck },
  warn: { tone: 'warn', icon: IconAlertTriangle },
  failed: { tone: 'danger', icon: IconX },
}

interface CheckCardProps {
  readonly name: CheckName
  readonly icon: Icon
  readonly outcome: Outcome
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** One check: what it is for, how it went, and what to do about it. */
export const CheckCard = ({ name, icon: Icon, outcome, actions, children }: CheckCardProps) => {
  const t = useWords(selfTestWords)
  const id = useId()
  const { tone, icon } = looks[outcome.state]
  return (
    <section aria-labelledby={id} className={css['card']}>
      <span className={css['icon']} aria-hidden>
        <Icon size={20} stroke={1.6} />
      </span>
      <div className={css['head']}>
        <h2 id={id} className={css['name']}>
          {t(name)}
        </h2>
        <StatusBadge tone={tone} icon={icon}>
          {t(`state_${outcome.state}`)}
        </StatusBadge>
      </div>
      <div className={css['actions']}>{actions}</div>
      <div className={css['body']}>
        <p className={css['purpose']}>{t(`${name}_for`)}</p>
        {children}
        <div role="status" className={css['result']}>
          {outcome.said && <p>{t(outcome.said, outcome.params)}</p>}
          {outcome.advice && (
            <p className={css['advice']}>
              <strong>{t('what_to_do')}:</strong> {t(outcome.advice)}
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
