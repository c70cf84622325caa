import { Link } from 'react-router'
import { roles } from '#contract/access/roles.ts'
import { helpWords } from '#contract/help/help.words.ts'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useLocale, useWords } from '#web/kit/words.ts'
import { menuFor } from '#web/screens/menu/menuFor.ts'
import css from './MyScreens.module.css'

/** The screens of the reader's own menu, so that the article is right for every role. */
export const MyScreens = () => {
  const t = useWords(helpWords)
  const m = useWords(menuWords)
  const locale = useLocale()
  const { role } = useSession()
  if (role === undefined) return null
  return (
    <div className={css['screens']}>
      <p>{t('yourRole', { role: roles[role][locale] })}</p>
      <ul className={css['list']}>
        {menuFor(role).map((district) => (
          <li key={district.key} className={css['district']}>
            <district.icon size={18} stroke={1.6} aria-hidden />
            <span className={css['name']}>{m(district.label)}</span>
            <span className={css['entries']}>
              {district.entries.map((entry) => (
                <Link key={entry.route} to={routes[entry.route].path}>
                  {m(entry.label)}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
