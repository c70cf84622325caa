import { FocusTrap, Portal } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState, type KeyboardEvent } from 'react'
import { shellWords } from '#contract/shell/shell.words.ts'
import { useBack } from '#web/kit/back/useBack.ts'
import { useMe } from '#web/kit/session/session.ts'
import { lockPage } from '#web/kit/ui/dialog/lockPage.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import { useWords } from '#web/kit/words.ts'
import { StartableAtoms } from '#web/loop/start/StartableAtoms.tsx'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { findItems, keyOf, sectionsOf, type PaletteItem } from '#web/shell/palette/paletteItems.ts'
import { noteUsed, usedBy } from '#web/shell/palette/used.ts'
import { useFoundRecords } from '#web/shell/palette/useFoundRecords.ts'
import { usePaletteItems } from '#web/shell/palette/usePaletteItems.ts'
import css from './Palette.module.css'

const moved = (key: string, at: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % count
  return key === 'ArrowUp' ? (at - 1 + count) % count : undefined
}

/** Number of recently used items that come first. */
const LAST = 5

const Sign = ({ item }: { item: PaletteItem }) => {
  if (item.venture !== undefined) return <VentureMark id={item.venture} />
  return item.icon ? <item.icon size={17} stroke={1.6} aria-hidden /> : <span className={css['noIcon']} />
}

// Without it (a cut network) only the help is not searched.
const FoundArticles = lazy(() =>
  import('#web/help/search/FoundArticles.tsx').then(
    (it) => ({ default: it.FoundArticles }),
    () => ({ default: () => null }),
  ),
)

interface ListProps {
  readonly atoms: readonly PaletteItem[]
  /** What is searched for; it may be typed before the palette is there. */
  readonly q: string
  readonly onType: (q: string) => void
  readonly onClose: () => void
}

const Listed = ({ atoms, q, onType, onClose }: ListProps) => {
  const t = useWords(shellWords)
  const id = useId()
  const me = useMe()
  const items = [...usePaletteItems(), ...atoms]
  const [at, setAt] = useState(0)
  const [before] = useState(() => document.activeElement)
  const records = useFoundRecords(q)
  const [articles, setArticles] = useState<readonly PaletteItem[]>([])
  const [used] = useState(() => usedBy(me.id))
  const last = q.trim() === '' ? used.flatMap((key) => items.find((it) => keyOf(it) === key) ?? []) : []
  const sections = sectionsOf([...findItems(items, q, used), ...records, ...articles], {
    name: t('lastUsed'),
    items: last.slice(0, LAST),
  })
  const found = sections.flatMap((it) => it.items)
  const optionId = (index: number) => `${id}-${index}`
  const leave = () => {
    onClose()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const run = (item: PaletteItem | undefined) => {
    if (!item) return
    leave()
    noteUsed(me.id, keyOf(item))
    item.run()
  }
  useEffect(() => lockPage(), [])
  useBack(leave)
  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [at, id])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, at, found.length)
    if (next !== undefined) setAt(next)
    else if (event.key === 'Enter') run(found[at])
    else if (event.key === 'Escape') leave()
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
          <div role="dialog" aria-modal aria-label={t('paletteTitle')} className={css['panel']}>
            <div className={css['field']}>
              <IconSearch size={18} stroke={1.75} aria-hidden />
              <input
                data-autofocus
                data-palette
                role="combobox"
                aria-expanded
                aria-controls={id}
                aria-activedescendant={found.length > 0 ? optionId(at) : undefined}
                aria-label={t('paletteTitle')}
                placeholder={t('search')}
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
            <div id={id} role="listbox" aria-label={t('paletteTitle')} className={css['list']}>
              {sections.map(({ name, items: inside }) => (
                <div key={name} role="group" aria-label={name}>
                  <p className={css['heading']} aria-hidden>
                    {name}
                  </p>
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
                          <span className="visually-hidden">{item.group}</span>
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
            <Suspense fallback={null}>{q.trim().length > 1 && <FoundArticles q={q} onFound={setArticles} />}</Suspense>
            <p role="status" className={found.length > 0 ? 'visually-hidden' : css['none']}>
              {found.length > 0 ? found.length : t('paletteEmpty', { q })}
            </p>
          </div>
        </FocusTrap>
      </div>
    </Portal>
  )
}

/** Everything the person may do or open, found by typing: a combobox over a list, by the ARIA pattern. */
export const Palette = (props: Omit<ListProps, 'atoms'>) => (
  <StartableAtoms>{(atoms) => <Listed atoms={atoms} {...props} />}</StartableAtoms>
)
