import type { Icon } from '@tabler/icons-react'
import type { Thing } from '#contract/access/matrix.ts'
import { faces } from '#contract/faces.ts'
import type { Face } from '#contract/kit/face.ts'
import type { RouteName } from '#contract/routes/all.ts'
import { isBuilt, type BuiltName } from '#contract/routes/built.ts'
import { isRouteName } from '#contract/routes/match.ts'

interface NounEntry {
  readonly route: BuiltName
  readonly label: Extract<Thing, (typeof faces)[keyof typeof faces]['thing']>
  readonly icon: Icon
  /** The other screens of the noun. */
  readonly above: readonly RouteName[]
}

/** Icon of each noun that has an entry, by its folder: `web/sector/sector.icon.ts`. */
const icons = import.meta.glob<Icon>('../../*/*.icon.ts', { import: 'icon', eager: true })

const nounEntries = Object.entries(faces).flatMap(([folder, face]) => {
  const tables: Face['screens'] = face.screens
  const screens = Object.values(tables).flatMap((table) => Object.entries(table))
  const names = screens.map(([name]) => name).filter(isRouteName)
  const icon = icons[`../../${folder}/${folder}.icon.ts`]
  return screens.flatMap(([route, { after }]): { after: string; entry: NounEntry }[] => {
    if (after === undefined || icon === undefined || !isRouteName(route) || !isBuilt(route)) return []
    return [{ after, entry: { route, label: face.thing, icon, above: names.filter((it) => it !== route) } }]
  })
})

/** The entries of a menu, with those of nouns behind the ones that they name. */
export const withNouns = <E extends { readonly route: RouteName }>(entries: readonly E[]): readonly (E | NounEntry)[] =>
  nounEntries.reduce<readonly (E | NounEntry)[]>((all, { after, entry }) => {
    const at = all.findIndex((it) => it.route === after) + 1
    return at === 0 ? all : [...all.slice(0, at), entry, ...all.slice(at)]
  }, entries)
