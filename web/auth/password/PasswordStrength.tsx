import { useDeferredValue, useEffect, useState } from 'react'
import { strengthWords } from '#contract/auth/strength.words.ts'
import type { Strength } from '#web/auth/password/estimate.ts'
import { useWords } from '#web/kit/words.ts'
import css from './PasswordStrength.module.css'

type Estimate = (password: string, own: readonly string[]) => Strength

const bars: readonly Strength['level'][] = ['weak', 'fair', 'good', 'strong']

/** Estimator with lists of common passwords, loaded at the first input; undefined where that fails. */
const useEstimate = (wanted: boolean): Estimate | undefined => {
  const [estimate, setEstimate] = useState<Estimate>()
  useEffect(() => {
    if (!wanted) return
    let left = false
    import('#web/auth/password/estimate.ts').then(
      ({ strengthOf }) => {
        if (!left) setEstimate(() => strengthOf)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [wanted])
  return estimate
}

interface PasswordStrengthProps {
  readonly password: string
  /** Name and e-mail, which are guessed first. */
  readonly own: readonly string[]
}

/** Strength of a new password. It only advises; the rule decides. */
export const PasswordStrength = ({ password, own }: PasswordStrengthProps) => {
  const t = useWords(strengthWords)
  // Letters appear at once, the estimate when there is time.
  const typed = useDeferredValue(password)
  const estimate = useEstimate(typed !== '')
  const found = typed === '' ? undefined : estimate?.(typed, own)
  const reached = found === undefined ? -1 : bars.indexOf(found.level)
  return (
    <div className={css['strength']}>
      <div className={css['bars']} data-level={found?.level} aria-hidden>
        {bars.map((bar, at) => (
          <span key={bar} className={at <= reached ? css['on'] : undefined} />
        ))}
      </div>
      <p aria-live="polite">
        {found && (
          <>
            <strong>{t('level', { level: t(`level_${found.level}`) })}</strong> {found.why && t(found.why)}
          </>
        )}
      </p>
    </div>
  )
}
