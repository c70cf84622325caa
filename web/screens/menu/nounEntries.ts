import type { Icon } from '@tabler/icons-react'
import type { Thing } from '#contract/access/matrix.ts'
import { faces } from '#contract/faces.ts'
import type { Face } from '#contract/kit/face.ts'
import type { RouteName } from '#contract/routes/all.ts'
import { isBuilt, type BuiltName } from '#contract/routes/built.ts'
import { isRouteName } from '#contract/routes/match.ts'
import type { GroupKey } from '#web/screens/menu/entry.ts'

interface NounEntry {
  readonly route: BuiltName
  readonly label: Extract<Thing, (typeof faces)[keyof typeof faces]['thing']>
  readonly icon: Icon
}

/** Icon of each noun that has an entry, by its folder: `web/sector/sector.icon.ts`. */
const icons = import.meta.glob<Icon>('../../*/*.icon.ts', { import: 'icon', eager: true })

const screensOf = (face: Face): readonly (readonly [name: string, screen: { readonly after?: string }])[] =>
  Object.values(face.screens).flatMap((table) => Object.entries(table))

const screensByNoun: readonly (readonly RouteName[])[] = Object.values(faces).map((face) =>
  screensOf(face)
    .map(([name]) => name)
    .filter(isRouteName),
)

/** The other screens of the noun that a screen is of. */
export const screensBeside = (name: RouteName): readonly RouteName[] =>
  screensByNoun.filter((it) => it.includes(name)).flatMap((it) => it.filter((other) => other !== name))

const nounEntries = Object.entries(faces).flatMap(([folder, face]) => {
  const icon = icons[`../../${folder}/${folder}.icon.ts`]
  return screensOf(face).flatMap(([route, { after }]): { after: string; entry: NounEntry }[] => {
    if (after === undefined || icon === undefined || !isRouteName(route) || !isBuilt(route)) return []
    return [{ after, entry: { route, label: face.thing, icon } }]
  })
})

interface Before {
  readonly route: RouteName
  readonly group?: GroupKey
}

/** The entries of a menu, with those of nouns behind the ones that they name, in the same group. */
export const withNouns = <E extends Before>(entries: readonly E[]): readonly (E | (NounEntry & Before))[] =>
  nounEntries.reduce<readonly (E | (NounEntry & Before))[]>((all, { after, entry }) => {
    const at = all.findIndex((it) => it.route === after)
    const group = all[at]?.group
    return at < 0 ? all : [...all.slice(0, at + 1), { ...entry, ...(group && { group }) }, ...all.slice(at + 1)]
  }, entries)
