import { useNavigate } from 'react-router'
import { routes } from '#contract/routes/all.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { JUMP } from '#web/kit/back/jump.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useWords } from '#web/kit/words.ts'
import type { MenuEntry, PlainEntry } from '#web/screens/menu/entry.ts'
import { menuFor, personMenuFor } from '#web/screens/menu/menuFor.ts'
import { creations } from '#web/shell/create/creations.ts'
import { pages } from '#web/shell/menu/pages.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'
import { screenSynonyms } from '#web/shell/palette/synonyms.ts'

const forms: ReadonlySet<string> = new Set(creations.flatMap(({ ways }) => ways.map((it) => it.route)))
/** True for a screen that is no form of a creation; invitations are both. */
const isScreen = ({ route }: Pick<PlainEntry, 'route'>): boolean => route === 'invitationList' || !forms.has(route)

/** Names of a screen in every language ("Loop Center" is found in Portuguese too), and synonyms. */
const everyName = ({ label, route }: Pick<PlainEntry, 'label' | 'route'>): string =>
  `${menuWords.entries[label].join(' ')} ${screenSynonyms[route] ?? ''}`

/** Name of a thing that is called otherwise than each of its views, and finds them all. */
const thingName = ({ label, views }: MenuEntry): string =>
  views.some((it) => it.label === label) ? '' : menuWords.entries[label].join(' ')

/** The screens that the role may open, every view of each entry; those outside districts apart. */
export const useScreenItems = (): {
  readonly listed: readonly PaletteItem[]
  readonly general: readonly PaletteItem[]
} => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const navigate = useNavigate()
  const { role } = useSession()
  // What opens from here stands where the menu has it, wherever the palette was opened.
  const open = (route: keyof typeof routes) => void navigate(routes[route].path, { state: JUMP })
  const views = (entry: MenuEntry, group: string, district?: string): PaletteItem[] =>
    entry.views.filter(isScreen).map((view) => ({
      id: view.route,
      label: m(view.label),
      also: `${everyName(view)} ${thingName(entry)}`,
      group,
      icon: entry.icon,
      keys: view.go === undefined ? undefined : `g ${view.go}`,
      ...(district !== undefined && { district }),
      run: () => open(view.route),
    }))
  return {
    listed: [
      ...personMenuFor(role).flatMap((entry) => views(entry, t('yours'))),
      ...menuFor(role).flatMap(({ label, entries }) =>
        entries.flatMap((entry) => views(entry, m(label), entry.district)),
      ),
    ],
    general: pages.map((page) => ({
      id: page.route,
      label: m(page.label),
      also: everyName(page),
      group: t('general'),
      icon: page.icon,
      run: () => open(page.route),
    })),
  }
}
