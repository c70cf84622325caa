import { Link } from 'react-router'
import { pathTo } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useWords } from '#web/kit/words.ts'
import { Mark } from '#web/page/public/Mark.tsx'
import { firstPath } from '#web/shell/menu/entryPath.ts'
import { SideButton } from '#web/shell/menu/SideButton.tsx'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import css from './Rail.module.css'

/** The mark, from which the map of the districts opens, and the districts that the person may enter, by their names. */
export const Rail = () => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const { districts, here, accent } = useDistrict()
  return (
    <nav className={css['rail']} aria-label={t('mainNav')}>
      <Link
        to={`${pathTo('schematic')}${accent ? `?d=${accent}` : ''}`}
        className={css['mark']}
        data-tip={m('schematic')}
        aria-label={t('openMap')}
      >
        <Mark size={26} />
      </Link>
      <ul className={css['list']} data-tour="districts">
        {districts.map((option) => (
          <li key={option.key}>
            <Link
              to={firstPath(option)}
              className={css['district']}
              data-district={option.key}
              aria-current={option.key === here?.key ? 'true' : undefined}
            >
              <option.icon size={20} stroke={1.6} aria-hidden />
              <span className={css['name']}>{m(option.label)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <SideButton />
    </nav>
  )
}
