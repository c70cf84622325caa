import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { passwordWords } from '#contract/auth/password.words.ts'
import { passwordParts, passwordRule } from '#contract/auth/passwordRule.ts'
import { PasswordStrength } from '#web/auth/password/PasswordStrength.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './PasswordRule.module.css'

interface PasswordRuleProps {
  readonly password: string
  /** What others know of the person and guess first. */
  readonly own?: readonly string[]
}

/** The rule of a new password, each part marked as soon as what is typed meets it, and how hard it is to guess. */
export const PasswordRule = ({ password, own = [] }: PasswordRuleProps) => {
  const t = useWords(passwordWords)
  return (
    <div className={css['quiet']}>
      {t('rule')}
      <ul className={css['list']} aria-live="polite">
        {passwordParts.map((part) => {
          const met = passwordRule[part](password)
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
      <PasswordStrength password={password} own={own} />
    </div>
  )
}
