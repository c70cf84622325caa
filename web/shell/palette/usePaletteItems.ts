import { shellWords } from '#contract/shell/shell.words.ts'
import { useStore } from '#web/kit/store.ts'
import { boundNow, hotkeys, type Hotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { pageActions } from '#web/kit/ui/pageActions.ts'
import { useWords } from '#web/kit/words.ts'
import type { PaletteItem } from '#web/shell/palette/paletteItems.ts'
import { useCreateItems } from '#web/shell/palette/useCreateItems.ts'
import { useImportItem } from '#web/shell/palette/useImportItem.ts'
import { useNearItems } from '#web/shell/palette/useNearItems.ts'
import { usePersonItems } from '#web/shell/palette/usePersonItems.ts'
import { useScreenItems } from '#web/shell/palette/useScreenItems.ts'

/** Key of the palette itself. */
const OPENS = 'mod+k'

/** Synonyms of actions that have a key. */
const keySynonyms: Readonly<Record<string, string>> = {
  n: 'timer cronometro iniciar comecar trabalhar registrar play start begin track log time clock in stopwatch',
  s: 'timer parar pausar pausa intervalo almoco encerrar finalizar terminar stop pause break lunch finish end clock out',
  r: 'timer retomar continuar ultimo ultima tarefa anterior mesmo repetir continue resume last previous same again task',
  '?': 'atalhos atalho tecla teclado shortcuts shortcut keyboard keys hotkeys',
}

/** True for a key that acts; keys that open a screen are covered by the screens, and creations by their own names. */
const acts = ({ label, keys, elsewhere }: Hotkey): boolean =>
  label !== undefined && elsewhere !== true && keys !== OPENS && !keys.startsWith('g ')

/** Actions of the loop and the screen, personal items, screens that the role may open; then the rest. */
export const usePaletteItems = (): readonly PaletteItem[] => {
  const t = useWords(shellWords)
  const offered = useStore(hotkeys)
  const { listed, general: pages } = useScreenItems()
  const ofPage = useStore(pageActions)
  const own = usePersonItems()
  const made = useCreateItems()
  const importing = useImportItem()
  const general = t('general')
  const keyed = boundNow(offered)
    .filter(acts)
    .map((hotkey) => ({
      id: hotkey.keys,
      label: hotkey.label ?? '',
      icon: hotkey.icon,
      group: hotkey.group ?? t('actions'),
      keys: hotkey.keys,
      also: keySynonyms[hotkey.keys] ?? '',
      run: hotkey.run,
    }))
  const onPage = ofPage.flatMap((read) => read())
  const near = useNearItems([...keyed, ...onPage].map((it) => it.id))
  return [
    ...keyed.filter((it) => it.group !== general),
    ...onPage,
    ...own,
    ...listed,
    ...pages,
    ...made,
    ...importing,
    ...keyed.filter((it) => it.group === general),
    ...near,
  ]
}
