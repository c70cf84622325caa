import { Checkbox } from '@mantine/core'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useStore } from '#web/kit/store.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { boundNow, hotkeys, hotkeysOn, switchHotkeys, type Hotkey } from '#web/kit/ui/keys/useHotkey.ts'
import { useWords } from '#web/kit/words.ts'
import css from './Shortcuts.module.css'

const grouped = (all: readonly Hotkey[], other: string): Map<string, Hotkey[]> => {
  const groups = new Map<string, Hotkey[]>()
  for (const hotkey of boundNow(all)) {
    if (hotkey.label === undefined) continue
    const name = hotkey.group ?? other
    const group = groups.get(name) ?? []
    if (!group.some((known) => known.keys === hotkey.keys)) groups.set(name, [...group, hotkey])
  }
  return groups
}

/** The keys that are bound now, by group, and the switch that turns single ones off. */
export const Shortcuts = () => {
  const t = useWords(shellWords)
  const on = useStore(hotkeysOn)
  const groups = grouped(useStore(hotkeys), t('actions'))
  return (
    <>
      <div className={css['groups']}>
        {[...groups].map(([name, all]) => (
          <section key={name}>
            <h3 className={css['name']}>{name}</h3>
            <dl className={css['keys']}>
              {all.map((group) => (
                <div key={group.keys}>
                  <dt>{group.label}</dt>
                  <dd>
                    <Kbd keys={group.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        className={css['switch']}
        checked={on}
        onChange={(event) => switchHotkeys(event.currentTarget.checked)}
        label={t('shortcutsSwitch')}
        description={t('shortcutsHint')}
      />
    </>
  )
}
