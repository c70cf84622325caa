import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { passwordParts, passwordRule } from '#contract/profile/passwordRule.ts'
import { profileScreenWords } from '#contract/profile/profileScreen.words.ts'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './profile.module.css'

/** The rule of a new password, each part marked as soon as what is typed meets it. */
export const PasswordRule = ({ password }: { password: string }) => {
  const t = useWords(profileScreenWords)
  return (
    <div className={css['quiet']}>
      {t('rule')}
      <ul className={css['list']} aria-live="polite" data-plain>
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
    </div>
  )
}
