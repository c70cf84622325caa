import { useClickOutside, useId } from '@mantine/hooks'
import type { Icon } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useBack } from '#web/kit/back/useBack.ts'
import { usePhone } from '#web/kit/table/usePhone.ts'
import css from './Menu.module.css'

export interface MenuItem {
  readonly label: string
  /** Distinguishes items with the same label. */
  readonly id?: string
  readonly icon?: Icon
  /** Shown beside the label, such as a shortcut or the present choice. */
  readonly hint?: ReactNode
  readonly to?: string
  readonly onClick?: () => void
  readonly danger?: boolean
  /** Set for one of several choices. */
  readonly checked?: boolean
  /** Draws a line above the item. */
  readonly apart?: boolean
}

interface MenuProps {
  /** Accessible name of the button. */
  readonly label: string
  readonly button: ReactNode
  readonly items: readonly MenuItem[]
  readonly header?: ReactNode
  readonly align?: 'start' | 'end'
  readonly className?: string | undefined
}

const step = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const typed = (key: string, at: number, items: readonly MenuItem[]): number | undefined => {
  if (key.length !== 1) return undefined
  const order = items.map((_, index) => (at + 1 + index) % items.length)
  return order.find((index) => items[index]?.label.toLowerCase().startsWith(key.toLowerCase()))
}

/** A menu button after the ARIA pattern: arrows, Home, End, first letters, Esc. For places that never clip it. */
export const Menu = ({ label, button, items, header, align = 'end', className }: MenuProps) => {
  const id = useId()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const entries = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  const phone = usePhone()
  useBack(close, open && phone)
  const choose = (item: MenuItem) => {
    close()
    item.onClick?.()
    if (item.to !== undefined) void navigate(item.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    else if (event.key === 'Tab') setOpen(false)
    const all = entries()
    const at = all.findIndex((it) => it === document.activeElement)
    const next = step(event.key, at, all.length) ?? typed(event.key, at, items)
    if (next !== undefined) all[next]?.focus()
    if (next !== undefined || event.key === 'Escape') event.preventDefault()
  }
  return (
    <div className={css['box']} ref={box}>
      <button
        ref={opener}
        type="button"
        className={className ?? css['button']}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {button}
      </button>
      {open && (
        <div className={css['sheet']} data-align={align}>
          {header && <div className={css['header']}>{header}</div>}
          <ul
            id={id}
            role="menu"
            aria-label={label}
            className={css['list']}
            onKeyDown={onKeyDown}
            ref={(element) => {
              list.current = element
              const sheet = element?.parentElement
              // A menu that would leave the window is aligned to the button's other side.
              if (sheet && sheet.getBoundingClientRect().right > window.innerWidth) sheet.dataset['align'] = 'end'
              if (element && !element.contains(document.activeElement)) entries()[0]?.focus()
            }}
          >
            {items.map((item) => (
              <li key={item.id ?? item.label} role="none" data-apart={item.apart ? true : undefined}>
                <button
                  type="button"
                  role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
                  aria-checked={item.checked}
                  tabIndex={-1}
                  className={css['item']}
                  data-danger={item.danger ? true : undefined}
                  onClick={() => choose(item)}
                >
                  {item.icon && <item.icon size={16} stroke={1.75} aria-hidden />}
                  <span className={css['label']}>{item.label}</span>
                  {item.hint}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
