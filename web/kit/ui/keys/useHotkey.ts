import type { Icon } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { browserStorage } from '#web/kit/storage.ts'
import { store } from '#web/kit/store.ts'
import { pressedFor } from '#web/kit/ui/keys/ownKeys.ts'

export interface Hotkey {
  /** As bound by us; the person may press others (`ownKeys.ts`). `n`, `?`, `mod+k` (⌘ on a Mac, Ctrl elsewhere) or `g l` (one after the other). */
  readonly keys: string
  /** Action in words, for the help behind `?` and the palette; a key without a label is in neither. */
  readonly label?: string | undefined
  readonly group?: string | undefined
  readonly icon?: Icon | undefined
  /** Number of open dialogs under which it works; none by default. */
  readonly under?: number | undefined
  /** The focused component handles the key itself: the help lists it, and the palette leaves it out. */
  readonly elsewhere?: boolean | undefined
}

interface Bound extends Hotkey {
  readonly run: () => void
}

interface About extends Omit<Hotkey, 'keys'> {
  readonly on?: boolean
}

const SWITCH = 'nucleo.hotkeys'
const SEQUENCE_MS = 1200

/** Single-key shortcuts can be switched off (WCAG 2.1.4); those with Ctrl or ⌘ stay. */
export const hotkeysOn = store<boolean>(browserStorage.get(SWITCH) !== 'off')
export const switchHotkeys = (on: boolean): void => {
  hotkeysOn.set(on)
  browserStorage.set(SWITCH, on ? 'on' : 'off')
}

/** Bound keys, in the order of binding. */
export const hotkeys = store<readonly Bound[]>([])

/** The bindings that a key reaches: the last of each key, over which an earlier one stands in vain. */
export const boundNow = <T extends Hotkey>(all: readonly T[]): readonly T[] =>
  all.filter((it, at) => !all.slice(at + 1).some((later) => later.keys === it.keys))

let leader: { key: string; at: number } | undefined

/** What letters are written into, or choose from; a box that is ticked takes none, so that keys go on after selecting. */
const WRITTEN = 'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="menu"]'

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(WRITTEN) !== null)

const dialogs = (): number => document.querySelectorAll('[aria-modal="true"]').length

const pressed = (event: KeyboardEvent): string => {
  const mod = event.metaKey || event.ctrlKey
  return `${mod ? 'mod+' : ''}${event.key.toLowerCase()}`
}

const find = (event: KeyboardEvent): Bound | undefined => {
  const key = pressed(event)
  const all = hotkeys.get()
  const after = leader && event.timeStamp - leader.at < SEQUENCE_MS ? `${leader.key} ${key}` : undefined
  leader = undefined
  const by = (keys: string | undefined) => all.findLast((it) => pressedFor(it.keys) === keys)
  const found = by(after) ?? by(key)
  if (!found && all.some((it) => pressedFor(it.keys).startsWith(`${key} `))) leader = { key, at: event.timeStamp }
  return found
}

/** True when the key belongs to the focused text, which has its own undo and (with Shift) redo. */
const isOthers = (event: KeyboardEvent): boolean => {
  if (event.metaKey || event.ctrlKey) return event.shiftKey || (event.key === 'z' && isWriting(event.target))
  return !hotkeysOn.get() || isWriting(event.target)
}

const onKeyDown = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || event.altKey || event.repeat || event.isComposing || isOthers(event)) return
  const found = find(event)
  if (!found || dialogs() > (found.under ?? 0)) return
  event.preventDefault()
  found.run()
}

const bind = (bound: Bound): (() => void) => {
  if (hotkeys.get().length === 0) document.addEventListener('keydown', onKeyDown)
  hotkeys.set((all) => [...all, bound])
  return () => {
    hotkeys.set((all) => all.filter((other) => other !== bound))
    if (hotkeys.get().length === 0) document.removeEventListener('keydown', onKeyDown)
  }
}

const nothing = (): void => {}

/** Lists keys in the help behind `?` that a focused component handles itself. */
export const useToldKeys = (keys: string, about: Pick<About, 'label' | 'group' | 'on'>): void =>
  useHotkey(keys, nothing, { ...about, elsewhere: true })

/** Binds a key while the component is on the screen; off inside fields, menus and dialogs. The last bound wins. */
export const useHotkey = (keys: string, run: () => void, about: About = {}): void => {
  const { label, group, icon, under, elsewhere, on = true } = about
  const now = useEffectEvent(run)
  useEffect(
    () => (on ? bind({ keys, label, group, icon, under, elsewhere, run: () => now() }) : undefined),
    [keys, label, group, icon, under, elsewhere, on],
  )
}
