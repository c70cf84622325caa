import { Button } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Permission } from '#contract/access/matrix.ts'
import { bulkNeeds } from '#contract/atom/bulk.ts'
import { keysWords } from '#contract/profile/keys.words.ts'
import { useSession } from '#web/kit/session/session.ts'
import { useStore } from '#web/kit/store.ts'
import { Kbd } from '#web/kit/ui/keys/Kbd.tsx'
import { ownKeys, rebind, resetKeys } from '#web/kit/ui/keys/ownKeys.ts'
import { hotkeys } from '#web/kit/ui/keys/useHotkey.ts'
import { Card, Row } from '#web/kit/ui/page/layout.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import css from './settings.module.css'

/** Single keys of the whole product, also of screens that are not open here, by their words. */
const single = {
  n: 'key_n',
  s: 'key_s',
  r: 'key_r',
  c: 'key_c',
  e: 'key_e',
  a: 'key_a',
  p: 'key_p',
  b: 'key_b',
  '/': 'key_search',
  '?': 'key_help',
  '[': 'key_menu',
} as const

/** What a person has to be allowed for a key to do anything. */
const needs: Readonly<Record<string, Permission | undefined>> = {
  n: 'loop.run',
  s: 'loop.run',
  r: 'loop.run',
  a: bulkNeeds.responsavel_id,
  p: bulkNeeds.priority,
}

interface Shortcut {
  readonly keys: string
  readonly name: string
}

/** All that may be pressed otherwise: single keys, and the ways to screens after G. */
const useShortcuts = (): readonly Shortcut[] => {
  const t = useWords(keysWords)
  const { can } = useSession()
  const ways = useStore(hotkeys).filter((it) => it.keys.startsWith('g ') && it.label !== undefined)
  const mine = Object.entries(single).filter(([keys]) => needs[keys] === undefined || can(needs[keys]))
  const named = mine.map(([keys, word]) => ({ keys, name: t(word) }))
  return [...named, ...new Map(ways.map((it) => [it.keys, { keys: it.keys, name: it.label ?? '' }])).values()]
}

/** Digits start what a list offers and set priorities; space acts on what has the focus. */
const RESERVED = /^[\d\s]$/

interface RecordingProps {
  readonly of: Shortcut
  readonly all: readonly Shortcut[]
  readonly onDone: () => void
}

/** Waits for the new key, before any shortcut hears it. */
const Recording = ({ of, all, onDone }: RecordingProps) => {
  const t = useWords(keysWords)
  const own = useStore(ownKeys)
  const [wrong, setWrong] = useState<string>()
  const sequence = of.keys.startsWith('g ')
  const takenBy = (keys: string): string | undefined => {
    if (!sequence && keys === 'g') return t('leader')
    return all.find((it) => it.keys !== of.keys && (own[it.keys] ?? it.keys) === keys)?.name
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Shift') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') return onDone()
    const key = event.key.toLowerCase()
    if (key.length !== 1 || RESERVED.test(key) || event.ctrlKey || event.metaKey || event.altKey)
      return setWrong(t('reserved'))
    const keys = sequence ? `g ${key}` : key
    const name = takenBy(keys)
    if (name !== undefined) return setWrong(t('taken', { name }))
    rebind(of.keys, keys)
    toast.success(t('changed'))
    onDone()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
  return (
    <span className={css['recording']} role="status">
      {wrong ?? t(sequence ? 'pressAfterG' : 'press')}
    </span>
  )
}

/** Each shortcut with its key, to be pressed by another one. */
export const OwnKeys = () => {
  const t = useWords(keysWords)
  const own = useStore(ownKeys)
  const all = useShortcuts()
  const [recorded, setRecorded] = useState<string>()
  return (
    <Card title={t('title')} lead={t('lead')}>
      <ul className={css['ownKeys']}>
        {all.map((one) => (
          <li key={one.keys}>
            <span>{one.name}</span>
            <Kbd keys={one.keys} />
            {recorded === one.keys ? (
              <Recording of={one} all={all} onDone={() => setRecorded(undefined)} />
            ) : (
              <Row gap="small">
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('changeOf', { name: one.name })}
                  onClick={() => setRecorded(one.keys)}
                >
                  {t('change')}
                </Button>
                {own[one.keys] !== undefined && (
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    aria-label={t('resetOf', { keys: one.keys.toUpperCase(), name: one.name })}
                    onClick={() => rebind(one.keys, undefined)}
                  >
                    {t('reset', { keys: one.keys.toUpperCase() })}
                  </Button>
                )}
              </Row>
            )}
          </li>
        ))}
      </ul>
      {Object.keys(own).length > 0 && (
        <Row>
          <Button variant="default" onClick={resetKeys}>
            {t('resetAll')}
          </Button>
        </Row>
      )}
    </Card>
  )
}
