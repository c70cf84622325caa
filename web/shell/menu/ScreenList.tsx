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
 * Where the person may go from here, two of one name with their districts: the screens of their menu, then those for everybody (`few`: help and support),
 * each with what it is for.
 */
export const ScreenList = ({ few }: { few: boolean }) => {
  const d = useWords(screenWords)
  const m = useWords(menuWords)
  const { districts, path } = useDistrict()
  const all = [
    ...districts.flatMap(({ label, entries }) => entries.map((entry) => ({ entry, district: m(label) }))),
    ...(few ? sidePages : pages).map((entry) => ({ entry, district: '' })),
  ]
  const isOne = (label: string) => all.filter((it) => it.entry.label === label).length === 1
  const items = all
    .filter(({ entry }) => entryPath(entry) !== path)
    .map(({ entry, district }) => ({
      key: entry.route,
      icon: entry.icon,
      name: isOne(entry.label) ? m(entry.label) : `${m(entry.label)} · ${district}`,
      why: hasPurpose(entry.route) ? d(entry.route) : undefined,
      to: entryPath(entry),
    }))
  return <LinkList items={items} />
}
