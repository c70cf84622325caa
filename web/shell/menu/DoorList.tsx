import type { KeyOf } from '#contract/kit/words.ts'
import { doorWords } from '#contract/shell/door.words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { LinkList } from '#web/kit/ui/LinkList.tsx'
import { useWords } from '#web/kit/words.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import { pages, sidePages } from '#web/shell/menu/pages.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'

const isTold = (route: string): route is KeyOf<typeof doorWords> => Object.hasOwn(doorWords.entries, route)

/**
 * Where the person may go from here: the screens of their menu, then those for everybody (`few`: help and support),
 * each with what it is for.
 */
export const DoorList = ({ few }: { few: boolean }) => {
  const d = useWords(doorWords)
  const m = useWords(menuWords)
  const { districts, path } = useDistrict()
  const all = [...districts.flatMap((it) => it.entries), ...(few ? sidePages : pages)]
  const items = all
    .filter((it) => entryPath(it) !== path)
    .map((entry) => ({
      key: entry.route,
      icon: entry.icon,
      name: m(entry.label),
      why: isTold(entry.route) ? d(entry.route) : undefined,
      to: entryPath(entry),
    }))
  return <LinkList items={items} />
}
