import { Fragment } from 'react'
import { Link } from 'react-router'
import { menuWords } from '#contract/shell/menu.words.ts'
import { useWords } from '#web/kit/words.ts'
import type { DistrictKey, GroupKey, MenuEntry, PlainEntry } from '#web/screens/menu/entry.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import css from './MenuList.module.css'

interface MenuListProps {
  readonly district: DistrictKey
  readonly entries: readonly (MenuEntry | PlainEntry)[]
  /** Route of the entry that is marked. */
  readonly marked: string | undefined
  readonly onGo?: (() => void) | undefined
}

const Entries = ({ district, entries, marked, onGo }: MenuListProps) => {
  const m = useWords(menuWords)
  return (
    <ul className={css['list']} data-district={district}>
      {entries.map((entry) => (
        <li key={entry.route}>
          <Link
            to={entryPath(entry)}
            className={css['entry']}
            aria-current={entry.route === marked ? 'page' : undefined}
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

const groupsOf = (entries: MenuListProps['entries']): ReadonlyMap<GroupKey | undefined, MenuListProps['entries']> =>
  Map.groupBy(entries, (it) => ('group' in it ? it.group : undefined))

/** Entries of one district, under the headings of their groups where it has several. */
export const MenuList = (props: MenuListProps) => {
  const m = useWords(menuWords)
  const groups = [...groupsOf(props.entries)]
  if (groups.length < 2) return <Entries {...props} />
  return groups.map(([group, entries]) => (
    <Fragment key={group ?? ''}>
      {group && <p className={css['group']}>{m(`group_${group}`)}</p>}
      <Entries {...props} entries={entries} />
    </Fragment>
  ))
}
