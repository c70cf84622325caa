import css from './Kbd.module.css'

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)
const shown = (key: string): string =>
  key === 'mod' ? (isMac ? '⌘' : 'Ctrl') : key.length === 1 ? key.toUpperCase() : key

/** Keys as they stand on the keyboard: `mod+k` together, `g l` one after the other. */
export const Kbd = ({ keys }: { keys: string }) => (
  <span className={css['keys']}>
    {keys.split(/[+ ]/).map((key) => (
      <kbd key={key} className={css['key']}>
        {shown(key)}
      </kbd>
    ))}
  </span>
)
