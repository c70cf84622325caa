import { useLocation } from 'react-router'
import { findRoute } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useWords } from '#web/kit/words.ts'
import { OrganisationName } from '#web/shell/bar/OrganisationName.tsx'
import { MenuList } from '#web/shell/menu/MenuList.tsx'
import { sidePages } from '#web/shell/menu/pages.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import css from './Side.module.css'

/** The menu of the district on show. */
export const Side = () => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const { here, entry } = useDistrict()
  const { pathname } = useLocation()
  if (!here) return <div />
  const name = m(here.label)
  return (
    <nav className={css['side']} aria-label={t('sideNav', { district: name })} data-district={here.key}>
      <OrganisationName className={css['organisation']} />
      <p className={css['name']}>{name}</p>
      <p className={css['about']}>{m(`about_${here.key}`)}</p>
      <div data-tour="district-menu">
        <MenuList district={here.key} entries={here.entries} marked={entry?.route} />
      </div>
      <div className={css['general']}>
        <MenuList district={here.key} entries={sidePages} marked={findRoute(pathname)?.name} />
      </div>
    </nav>
  )
}
