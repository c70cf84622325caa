import { ActionIcon, Checkbox, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconPlus, IconX } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { formWords } from '#contract/kit/words/form.words.ts'
import type { Row, Rows } from '#web/kit/form/field.ts'
import { GroupFrame } from '#web/kit/form/fields/GroupFrame.tsx'
import { useAbout } from '#web/kit/form/useFieldProps.ts'
import { useWords } from '#web/kit/words.ts'
import css from './fields.module.css'

export interface ChecklistItem {
  text: string
  checked: boolean
}

interface ChecklistFieldProps {
  readonly of: Rows<ChecklistItem>
  readonly label?: string
  readonly hint?: string
  readonly disabled?: boolean
}

interface ItemProps {
  readonly row: Row<ChecklistItem>
  readonly at: number
  readonly count: number
  readonly locked: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const Item = ({ row, at, count, locked, onKeyDown }: ItemProps) => {
  const t = useWords(formWords)
  const text = row.of('text')
  const checked = row.of('checked')
  const name = text.value === '' ? String(at + 1) : text.value
  return (
    <li className={css['item']} data-row={row.key}>
      <Checkbox
        aria-label={t('done', { name })}
        checked={checked.value}
        disabled={locked}
        onChange={(event) => checked.set(event.currentTarget.checked)}
      />
      <TextInput
        name={text.path}
        aria-label={t('itemNumber', { number: at + 1 })}
        error={text.error}
        readOnly={locked}
        autoComplete="off"
        value={text.value}
        onChange={(event) => text.set(event.currentTarget.value)}
        onBlur={text.leave}
        onKeyDown={onKeyDown}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('moveUp', { name })}
        disabled={locked || at === 0}
        onClick={() => row.move(at - 1)}
      >
        <IconChevronUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('moveDown', { name })}
        disabled={locked || at === count - 1}
        onClick={() => row.move(at + 1)}
      >
        <IconChevronDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('remove', { name })}
        disabled={locked}
        onClick={row.remove}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/**
 * Things to tick off. Enter in one goes on to a new one, Backspace in an empty one takes it away, Alt with an arrow key
 * moves it; buttons do the same.
 */
export const ChecklistField = ({ of, label, hint, disabled = false }: ChecklistFieldProps) => {
  const t = useWords(formWords)
  const list = useRef<HTMLUListElement>(null)
  /** The row that takes the focus once it is rendered: its key, or the index of a new one. */
  const next = useRef<number>(undefined)
  const locked = disabled || of.readOnly
  const name = label ?? of.label
  useAbout({ label: name, describe: of.describe }, (items: readonly ChecklistItem[]) =>
    items.map((it) => `${it.checked ? '☑' : '☐'} ${it.text}`).join('\n'),
  )
  useEffect(() => {
    if (next.current === undefined) return
    list.current?.querySelectorAll<HTMLElement>('input[type=text], input:not([type])')[next.current]?.focus()
    next.current = undefined
  })
  const add = (): void => {
    next.current = of.list.length
    of.add({ text: '', checked: false })
  }
  const onKeyDown = (row: Row<ChecklistItem>, at: number) => (event: KeyboardEvent) => {
    if (locked) return
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
    if (by !== undefined) {
      next.current = Math.min(Math.max(at + by, 0), of.list.length - 1)
      row.move(at + by)
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) add()
    else if (event.key === 'Backspace' && row.value.text === '') {
      next.current = Math.max(at - 1, 0)
      row.remove()
    } else return
    event.preventDefault()
  }
  return (
    <GroupFrame label={name} hint={hint ?? of.hint} error={of.error} required={of.required}>
      <ul ref={list} className={css['items']}>
        {of.list.map((row, at) => (
          <Item key={row.key} row={row} at={at} count={of.list.length} locked={locked} onKeyDown={onKeyDown(row, at)} />
        ))}
      </ul>
      <button type="button" className={css['more']} disabled={locked} onClick={add}>
        <IconPlus size={16} aria-hidden /> {t('addItem')}
      </button>
    </GroupFrame>
  )
}
