import { Link } from 'react-router'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useWords } from '#web/kit/words.ts'
import { Mark } from '#web/page/public/Mark.tsx'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import css from './TopLine.module.css'

/** The whole menu of who has few screens, in one line; on a phone the drawer has it. */
export const TopLine = () => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const { districts, entry } = useDistrict()
  const [first] = districts.flatMap((it) => it.entries)
  return (
    <nav className={css['line']} aria-label={t('menuTitle')} data-tour="districts">
      <Link to={first ? entryPath(first) : '/'} className={css['mark']} aria-label={t('goHome')}>
        <Mark size={24} />
      </Link>
      <div className={css['entries']} data-tour="district-menu">
        {districts.flatMap(({ entries }) =>
          entries.map((one) => (
            <Link key={one.route} to={entryPath(one)} aria-current={one.route === entry?.route ? 'page' : undefined}>
              {m(one.label)}
            </Link>
          )),
        )}
      </div>
    </nav>
  )
}
