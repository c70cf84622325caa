import { isRole, roles } from '#contract/access/roles.ts'
import { authWords } from '#contract/auth/auth.words.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import css from './DemoAccounts.module.css'

interface DemoAccountsProps {
  readonly accounts: readonly { readonly email: string; readonly role: number }[]
  readonly password: string
  readonly onPick: (email: string) => void
}

/** A demo's accounts, one click each; no other installation lists any. */
export const DemoAccounts = ({ accounts, password, onPick }: DemoAccountsProps) => {
  const t = useWords(authWords)
  const locale = useLocale()
  const [before, after] = t('demoHint', { password: '|' }).split('|')
  return (
    <section className={css['demo']} aria-label={t('demoTitle')}>
      <h2 className={css['title']}>{t('demoTitle')}</h2>
      <p className={css['hint']}>
        {before}
        <b className={css['password']}>{password}</b>
        {after}
      </p>
      <ul className={css['list']}>
        {accounts.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              className={css['account']}
              title={t('demoFill', { email: account.email })}
              onClick={() => onPick(account.email)}
            >
              {isRole(account.role) ? roles[account.role][locale] : account.email}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
