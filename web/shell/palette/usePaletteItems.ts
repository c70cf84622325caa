import { useNavigate } from 'react-router'
import type { KeyOf } from '#contract/kit/words.ts'
import { menuWords } from '#contract/shell/menu.words.ts'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useStore } from '#web/kit/store.ts'
import { hotkeys } from '#web/kit/ui/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import { entryPath } from '#web/shell/menu/entryPath.ts'
import { pages } from '#web/shell/menu/pages.ts'
import { useDistrict } from '#web/shell/menu/useDistrict.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'

/** The palette's own key. */
const OPENS = 'mod+k'

/** A screen's name in every language: who read of "Loop Center" finds it in Portuguese too. */
const everyName = (key: KeyOf<typeof menuWords>): string => menuWords.entries[key].join(' ')

/** Actions of the screen, then the screens that the role may open. */
export const usePaletteItems = (): readonly PaletteItem[] => {
  const t = useWords(shellWords)
  const m = useWords(menuWords)
  const navigate = useNavigate()
  const offered = useStore(hotkeys)
  const { districts } = useDistrict()
  return [
    ...offered.flatMap((hotkey) =>
      hotkey.label === undefined || hotkey.keys === OPENS || hotkey.keys.startsWith('g ')
        ? []
        : [
            {
              id: hotkey.keys,
              label: hotkey.label,
              icon: hotkey.icon,
              group: hotkey.group ?? t('actions'),
              keys: hotkey.keys,
              run: hotkey.run,
            },
          ],
    ),
    ...pages.map((page) => ({
      id: page.route,
      label: m(page.label),
      also: everyName(page.label),
      group: t('general'),
      icon: page.icon,
      run: () => void navigate(entryPath(page)),
    })),
    ...districts.flatMap((district) =>
      district.entries.map((entry) => ({
        id: entry.route,
        label: m(entry.label),
        also: everyName(entry.label),
        group: m(district.label),
        icon: entry.icon,
        keys: entry.go === undefined ? undefined : `g ${entry.go}`,
        district: district.key,
        run: () => void navigate(entryPath(entry)),
      })),
    ),
  ]
}
