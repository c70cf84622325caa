import type { KeyOf } from '#contract/kit/words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { screenWords } from '#contract/shell/screen.words.ts'
import { LinkList } from '#web/kit/ui/LinkList.tsx'
import { useWords } from '#web/kit/words.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import { pages, sidePages } from '#web/shell/menu/pages.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'

const hasPurpose = (route: string): route is KeyOf<typeof screenWords> => Object.hasOwn(screenWords.entries, route)

/**
 * Where the person may go from here: the screens of their menu, then those for everybody (`few`: help and support),
 * each with what it is for.
 */
export const ScreenList = ({ few }: { few: boolean }) => {
  const d = useWords(screenWords)
  const m = useWords(menuWords)
  const { districts, path } = useDistrict()
  const all = [...districts.flatMap((it) => it.entries), ...(few ? sidePages : pages)]
  const items = all
    .filter((it) => entryPath(it) !== path)
    .map((entry) => ({
      key: entry.route,
      icon: entry.icon,
      name: m(entry.label),
      why: hasPurpose(entry.route) ? d(entry.route) : undefined,
      to: entryPath(entry),
    }))
  return <LinkList items={items} />
}
