import { useNavigate } from 'react-router'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useStore } from '#web/kit/store.ts'
import { hotkeys, type Hotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { pageActions } from '#web/kit/ui/pageActions.ts'
import { useWords } from '#web/kit/words.ts'
import type { MenuEntry } from '#web/screens/menu/menu.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import { pages } from '#web/shell/menu/pages.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'
import { screenSynonyms } from '#web/shell/palette/synonyms.ts'
import { usePersonItems } from '#web/shell/palette/usePersonItems.ts'

/** Key of the palette itself. */
const OPENS = 'mod+k'

/** Names of a screen in every language ("Loop Center" is found in Portuguese too), and synonyms. */
const everyName = ({ label, route }: MenuEntry): string =>
  `${menuWords.entries[label].join(' ')} ${screenSynonyms[route] ?? ''}`

/** Synonyms of actions that have a key. */
const keySynonyms: Readonly<Record<string, string>> = {
  n: 'timer cronometro iniciar comecar trabalhar registrar play start begin track log time clock in stopwatch',
  s: 'timer parar pausar pausa intervalo almoco encerrar finalizar stop pause break lunch finish end clock out',
  r: 'timer retomar continuar continue resume',
  '?': 'atalhos atalho teclado shortcuts shortcut keyboard keys hotkeys',
}

/** True for a key that acts; keys that open a screen are covered by the screens. */
const acts = ({ label, keys, elsewhere }: Hotkey): boolean =>
  label !== undefined && elsewhere !== true && keys !== OPENS && !keys.startsWith('g ')

/** Actions of the loop and the screen, personal items, screens that the role may open; then the rest. */
export const usePaletteItems = (): readonly PaletteItem[] => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const navigate = useNavigate()
  const offered = useStore(hotkeys)
  const { districts } = useDistrict()
  const ofPage = useStore(pageActions)
  const own = usePersonItems()
  const general = t('general')
  const keyed = offered.filter(acts).map((hotkey) => ({
    id: hotkey.keys,
    label: hotkey.label ?? '',
    icon: hotkey.icon,
    group: hotkey.group ?? t('actions'),
    keys: hotkey.keys,
    also: keySynonyms[hotkey.keys] ?? '',
    run: hotkey.run,
  }))
  return [
    ...keyed.filter((it) => it.group !== general),
    ...ofPage.flatMap((read) => read()),
    ...own,
    ...districts.flatMap((district) =>
      district.entries.map((entry) => ({
        id: entry.route,
        label: m(entry.label),
        also: everyName(entry),
        group: m(district.label),
        icon: entry.icon,
        keys: entry.go === undefined ? undefined : `g ${entry.go}`,
        district: district.key,
        run: () => void navigate(entryPath(entry)),
      })),
    ),
    ...pages.map((page) => ({
      id: page.route,
      label: m(page.label),
      also: everyName(page),
      group: general,
      icon: page.icon,
      run: () => void navigate(entryPath(page)),
    })),
    ...keyed.filter((it) => it.group === general),
  ]
}
