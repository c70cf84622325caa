import { usePressedFor } from '#web/kit/ui/keys/ownKeys.ts'
import css from './Kbd.module.css'

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)
const shown = (key: string): string =>
  key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key

/** A key may be the plus itself. */
const parts = (keys: string): string[] => (keys.length === 1 ? [keys] : keys.split(/[+ ]/))

/** Keys as they stand on the keyboard: `mod+k` together, `g l` one after the other; the person's own where they chose others. */
export const Kbd = ({ keys }: { keys: string }) => (
  <span className={css['keys']}>
    {parts(usePressedFor(keys)).map((key) => (
      <kbd key={key} className={css['key']}>
        {shown(key)}
      </kbd>
    ))}
  </span>
)
