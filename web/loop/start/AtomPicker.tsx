import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { AtomOption, VentureOption } from '#contract/loop/loop.ts'
import { loopScreenWords } from '#contract/loop/loopScreen.words.ts'
import { serverNow } from '#web/kit/clock.ts'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { AtomChoice } from '#web/loop/start/AtomChoice.tsx'
import { findAtoms, groupAtoms } from '#web/loop/start/atomSearch.ts'
import css from './AtomPicker.module.css'

interface AtomPickerProps {
  readonly atoms: readonly AtomOption[]
  readonly ventures: readonly VentureOption[]
  readonly chosen: number | undefined
  readonly onChoose: (atomo_id: number) => void
  readonly onPin: (atom: AtomOption) => void
  /** A second Enter, or a double click. */
  readonly onStart: (atomo_id: number) => void
}

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + 5, last),
  PageUp: (at) => Math.max(at - 5, 0),
}

/** A list that is searched and walked from its search field (ARIA combobox pattern): ↑ ↓, Enter chooses, Enter again starts. */
export const AtomPicker = ({ atoms, ventures, chosen, onChoose, onPin, onStart }: AtomPickerProps) => {
  const t = useWords(loopScreenWords)
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [q, setQ] = useState('')
  const [venture, setVenture] = useState<number | null>(null)
  const [active, setActive] = useState<number>()
  const groups = groupAtoms(findAtoms(atoms, { q, venture_id: venture }), serverNow())
  const shown = groups.flatMap((it) => it.atoms)
  const current = shown.find((it) => it.id === active) ?? shown.find((it) => it.id === chosen) ?? shown[0]
  const optionId = (it: AtomOption) => `${id}-${it.id}`

  useEffect(() => search.current?.focus(), [])
  const currentId = current?.id
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [currentId])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current) {
      event.preventDefault()
      if (current.id === chosen) onStart(current.id)
      else onChoose(current.id)
      return
    }
    const next = moves[event.key]?.(current ? shown.indexOf(current) : -1, shown.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setActive(shown[next]?.id)
  }
  if (atoms.length === 0) return <EmptyState title={t('noAtoms')} body={t('noAtomsBody')} />
  return (
    <div data-tour="loop-atoms">
      <div className={css['tools']}>
        <TextInput
          ref={search}
          data-autofocus
          role="combobox"
          aria-label={t('searchAtoms')}
          aria-expanded={shown.length > 0}
          aria-autocomplete="list"
          aria-controls={shown.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={current && optionId(current)}
          placeholder={t('searchAtoms')}
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden />}
          value={q}
          onChange={(event) => {
            setQ(event.currentTarget.value)
            setActive(undefined)
          }}
          onKeyDown={onKeyDown}
        />
        <NativeSelect
          aria-label={t('venture')}
          value={venture ?? ''}
          onChange={(event) => setVenture(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}
          data={[
            { value: '', label: t('allVentures') },
            ...ventures.map((venture) => ({
              value: String(venture.id),
              label: `${venture.nome} (${venture.atoms})`,
              disabled: venture.atoms === 0,
            })),
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <div className={css['list']}>
          <EmptyState title={t('noMatch')} body={t('noMatchBody')} />
        </div>
      ) : (
        <div id={`${id}-list`} ref={list} role="listbox" aria-label={t('atoms')} className={css['list']} tabIndex={-1}>
          {groups.map((group) => (
            <div key={group.key} role="group" aria-label={t(group.key)}>
              <p className={css['group']} aria-hidden>
                {t(group.key)}
              </p>
              {group.atoms.map((atom) => (
                <AtomChoice
                  key={atom.id}
                  id={optionId(atom)}
                  atom={atom}
                  active={atom === current}
                  chosen={atom.id === chosen}
                  onChoose={() => {
                    setActive(atom.id)
                    onChoose(atom.id)
                  }}
                  onPin={() => onPin(atom)}
                  onStart={() => onStart(atom.id)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {t('found', { count: shown.length })}
      </p>
    </div>
  )
}
