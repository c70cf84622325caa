import { FocusTrap, Portal } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useBack } from '#web/kit/back/useBack.ts'
import { lockPage } from '#web/kit/ui/dialog/lockPage.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { keyOf, type PaletteItem, type Section } from '#web/shell/palette/paletteItems.ts'
import css from './Palette.module.css'

const moved = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  return key === 'ArrowUp' ? (at - 1 + count) % count : undefined
}

const Sign = ({ item }: { item: PaletteItem }) => {
  if (item.venture !== undefined) return <VentureMark id={item.venture} />
  return item.icon ? <item.icon size={17} stroke={1.6} aria-hidden /> : <span className={css['noIcon']} />
}

interface FinderProps {
  /** Names the dialog, its field and its list. */
  readonly title: string
  readonly placeholder: string
  readonly icon: ReactNode
  /** What is searched for; it may be typed before the dialog is there. */
  readonly q: string
  readonly onType: (q: string) => void
  readonly sections: readonly Section[]
  /** Said where nothing is found. */
  readonly empty: string
  readonly onRun: (item: PaletteItem) => void
  readonly onClose: () => void
  /** One step back, by Esc or by Backspace in an empty field; without it Esc closes. */
  readonly onBack?: (() => void) | undefined
  readonly children?: ReactNode
}

/** A field over a list that what is typed narrows: a combobox by the ARIA pattern, all by keys. */
export const Finder = ({ q, onType, sections, onRun, onClose, onBack, children, ...about }: FinderProps) => {
  const id = useId()
  const [at, setAt] = useState(0)
  const [before] = useState(() => document.activeElement)
  const found = sections.flatMap((it) => it.items)
  const optionId = (index: number) => `${id}-${index}`
  const leave = () => {
    onClose()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const run = (item: PaletteItem | undefined) => {
    if (!item) return
    if (!item.stays) leave()
    setAt(0)
    onRun(item)
  }
  const back = onBack ?? leave
  useEffect(() => lockPage(), [])
  useBack(back)
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, at, found.length)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter') run(found[at])
    else if (event.key === 'Escape') back()
    else if (event.key === 'Backspace' && q === '' && onBack) onBack()
    else return
    event.preventDefault()
  }
  return (
    <Portal>
      <div
        role="presentation"
        className={css['veil']}
        onMouseDown={(event) => {
          if (event.target === event.currentTarget) leave()
        }}
      >
        <FocusTrap active>
          <div role="dialog" aria-modal aria-label={about.title} className={css['panel']}>
            <div className={css['field']}>
              {about.icon}
              <input
                data-autofocus
                data-palette
                role="combobox"
                aria-expanded
                aria-controls={id}
                aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
                aria-label={about.title}
                placeholder={about.placeholder}
                autoComplete="off"
                spellCheck={false}
                value={q}
                onChange={(event) => {
                  onType(event.currentTarget.value)
                  setAt(0)
                }}
                onKeyDown={onKeyDown}
              />
              <Kbd keys="Esc" />
            </div>
            <div id={id} role="listbox" aria-label={about.title} className={css['list']}>
              {sections.map(({ name, flat, items: inside }) => (
                <div key={name} role="group" aria-label={name} data-flat={flat}>
                  {flat !== true && (
                    <p className={css['heading']} aria-hidden>
                      {name}
                    </p>
                  )}
                  {inside.map((item) => {
                    const index = found.indexOf(item)
                    return (
                      // The field keeps the focus and handles the keys; the option only takes clicks.
                      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                      <div
                        key={keyOf(item)}
                        id={optionId(index)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={index === at}
                        className={css['item']}
                        data-district={item.district}
                        onPointerMove={() => setAt(index)}
                        onClick={() => run(item)}
                      >
                        <Sign item={item} />
                        <span className={css['label']}>
                          {/* Screen readers do not read headings while the arrows move between options. */}
                          <span className={flat ? css['group'] : 'visually-hidden'}>{item.group}</span>
                          <span className={css['name']}>
                            <Breakable text={item.label} />
                          </span>
                        </span>
                        {item.keys !== undefined && <Kbd keys={item.keys} />}
                      </div>
                    )
                  })}
                </div>
              ))}
            </div>
            {children}
            <p role="status" className={found.length > 0 ? 'visually-hidden' : css['none']}>
              {found.length > 0 ? found.length : about.empty}
            </p>
          </div>
        </FocusTrap>
      </div>
    </Portal>
  )
}
