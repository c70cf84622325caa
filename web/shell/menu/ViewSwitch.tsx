import { Link } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useWords } from '#web/kit/words.ts'
import { rememberView } from '#web/shell/menu/entryPath.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import css from './ViewSwitch.module.css'

/** The ways to look at the thing on show, where a person has several; the menu leads to the last that was chosen. */
export const ViewSwitch = () => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const { entry, view } = useDistrict()
  if (!entry || view === undefined || entry.views.length < 2) return null
  return (
    <nav className={css['views']} aria-label={t('views', { thing: m(entry.label) })}>
      {entry.views.map(({ route, label }) => (
        <Link
          key={route}
          to={routes[route].path}
          aria-current={route === view ? 'page' : undefined}
          onClick={() => rememberView(entry, route)}
        >
          {m(label)}
        </Link>
      ))}
    </nav>
  )
}
