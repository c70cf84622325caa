import { routes } from '#contract/routes/all.ts'
import { browserStorage } from '#web/kit/storage.ts'
import type { DistrictMenu, MenuEntry, PlainEntry } from '#web/screens/menu/entry.ts'

const keyOf = ({ pages: [first] }: MenuEntry): string => `nucleo.view.${first}`

/** Keeps the view that the person chose: the entry leads to it from now on. */
export const rememberView = (entry: MenuEntry, route: string): void => browserStorage.set(keyOf(entry), route)

/** Menu entries lead to screens without parameters; one with several views to the last that was chosen. */
export const entryPath = (entry: MenuEntry | PlainEntry): string => {
  const chosen =
    'views' in entry ? entry.views.find(({ route }) => route === browserStorage.get(keyOf(entry))) : undefined
  return routes[(chosen ?? entry).route].path
}

/** A district leads to its first entry. */
export const firstPath = ({ entries: [first] }: DistrictMenu): string => (first ? entryPath(first) : '/')
