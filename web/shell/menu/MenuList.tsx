import { Link } from 'react-router'
import { findRoute } from '#contract/routes/match.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useWords } from '#web/kit/words.ts'
import type { DistrictMenu, MenuEntry } from '#web/screens/menu/menu.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import css from './MenuList.module.css'

interface MenuListProps {
  readonly district: Pick<DistrictMenu, 'key' | 'entries'>
  readonly path: string
  readonly onGo?: () => void
}

/** How exactly an entry names the screen on show: its own path before what stands below it; 0 for another one. */
const fitOf = (entry: MenuEntry, path: string): number => {
  const to = entryPath(entry)
  const name = findRoute(path)?.name
  if (path === to) return Number.POSITIVE_INFINITY
  if (entry.above?.some((it) => it === name) === true) return Number.MAX_SAFE_INTEGER
  return to !== '/' && path.startsWith(`${to}/`) ? to.length : 0
}

/** One entry at most: a district's first screen lies above all others of it. */
const hereOf = (entries: readonly MenuEntry[], path: string): MenuEntry | undefined => {
  const [best] = entries.toSorted((a, b) => fitOf(b, path) - fitOf(a, path))
  return best && fitOf(best, path) > 0 ? best : undefined
}

/** The entries of one district. */
export const MenuList = ({ district, path, onGo }: MenuListProps) => {
  const m = useWords(menuWords)
  const here = hereOf(district.entries, path)
  return (
    <ul className={css['list']} data-district={district.key}>
      {district.entries.map((entry) => (
        <li key={entry.route}>
          <Link
            to={entryPath(entry)}
            className={css['entry']}
            aria-current={entry === here ? 'page' : undefined}
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
