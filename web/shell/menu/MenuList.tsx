import { Link } from 'react-router'
import { findRoute } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useWords } from '#web/kit/words.ts'
import type { DistrictMenu, MenuEntry } from '#web/menu.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import css from './MenuList.module.css'

interface MenuListProps {
  readonly district: Pick<DistrictMenu, 'key' | 'entries'>
  readonly path: string
  readonly onGo?: () => void
}

const isHere = (entry: MenuEntry, path: string): boolean => {
  const to = entryPath(entry)
  const name = findRoute(path)?.name
  return path === to || (to !== '/' && path.startsWith(`${to}/`)) || entry.above?.some((it) => it === name) === true
}

/** The entries of one district. */
export const MenuList = ({ district, path, onGo }: MenuListProps) => {
  const m = useWords(menuWords)
  return (
    <ul className={css['list']} data-district={district.key}>
      {district.entries.map((entry) => (
        <li key={entry.route}>
          <Link
            to={entryPath(entry)}
            className={css['entry']}
            aria-current={isHere(entry, path) ? 'page' : undefined}
            onClick={onGo}
          >
            <entry.icon size={17} stroke={1.6} aria-hidden />
            {m(entry.label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
