import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { passwordWords } from '#contract/auth/password.words.ts'
import { passwordParts, passwordRule } from '#contract/auth/passwordRule.ts'
import { preparePassword } from '#contract/kit/person/password.ts'
import { PasswordStrength } from '#web/auth/password/PasswordStrength.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './PasswordRule.module.css'

interface PasswordRuleProps {
  readonly password: string
  /** Facts about the person that others guess first. */
  readonly own?: readonly string[]
}

/** Rule of a new password, each part ticked once the input meets it, and the strength. */
export const PasswordRule = ({ password, own = [] }: PasswordRuleProps) => {
  const t = useWords(passwordWords)
  const prepared = preparePassword(password)
  return (
    <div className={css['quiet']}>
      {t('rule')}
      <ul className={css['list']} aria-live="polite">
        {passwordParts.map((part) => {
          const met = passwordRule[part](prepared)
          const Icon = met ? IconCircleCheck : IconCircle
          return (
            <li key={part} className={met ? css['met'] : undefined}>
              <Row gap="tight">
                <Icon size={15} stroke={1.75} aria-hidden />
                {t(`rule_${part}`)}
                <span className="visually-hidden">{t(met ? 'ruleMet' : 'ruleOpen')}</span>
              </Row>
            </li>
          )
        })}
      </ul>
      <PasswordStrength password={prepared} own={own} />
    </div>
  )
}
