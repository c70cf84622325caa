import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { KeyOf } from '#contract/kit/words.ts'
import { doorWords } from '#contract/shell/door.words.ts'
import { lobbyWords } from '#contract/shell/lobby.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { Card } from '#web/home/Card.tsx'
import { useWords } from '#web/kit/words.ts'
import { entryPath } from '#web/shell/entryPath.ts'
import { pages, sidePages } from '#web/shell/pages.ts'
import { useDistrict } from '#web/shell/useDistrict.ts'
import css from './StepList.module.css'

const isTold = (route: string): route is KeyOf<typeof doorWords> => Object.hasOwn(doorWords.entries, route)

/**
 * Where the person may go from here: the screens of their menu, then those for everybody (`few`: help and
 * support), each with what it is for.
 */
export const Doors = ({ few = false }: { few?: boolean }) => {
  const t = useWords(lobbyWords)
  const d = useWords(doorWords)
  const m = useWords(menuWords)
  const { districts, path } = useDistrict()
  const all = [
    ...districts.flatMap((it) => it.entries.map((entry) => ({ ...entry, district: it.key }))),
    ...(few ? sidePages : pages),
  ]
  const doors = all.filter((it) => entryPath(it) !== path)
  return (
    <Card title={t('doors')}>
      <ul className={css['doors']}>
        {doors.map((it) => (
          <li key={it.route} data-district={'district' in it ? it.district : undefined}>
            <Link to={entryPath(it)} className={css['step']}>
              <it.icon size={18} stroke={1.6} aria-hidden />
              <span className={css['words']}>
                <span className={css['name']}>{m(it.label)}</span>
                {isTold(it.route) && <span className={css['why']}>{d(it.route)}</span>}
              </span>
              <IconChevronRight size={16} stroke={1.75} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
