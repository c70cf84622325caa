import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { titleOf, type Column } from '#web/kit/table/column.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { moved, useReorder } from '#web/kit/table/reorder.ts'
import { useKeyDown } from '#web/kit/table/useKeyDown.ts'
import { useWords } from '#web/kit/words.ts'
import css from './ColumnList.module.css'

interface ColumnListProps {
  readonly columns: readonly Column<never>[]
  /** Keys of the visible columns in their order. */
  readonly visible: readonly string[]
  readonly onChange: (keys: readonly string[]) => void
}

/** Visible columns and their order: ticked, dragged, moved by buttons or by Alt and an arrow. */
export const ColumnList = ({ columns, visible, onChange }: ColumnListProps) => {
  const t = useWords(tableWords)
  const [said, setSaid] = useState('')
  const held = useRef<Element | null>(null)
  const title = titleOf(columns)?.key
  const shown = visible.flatMap((key) => columns.find((it) => it.key === key) ?? [])
  const hidden = columns.filter((it) => !visible.includes(it.key))
  const move = (from: number, to: number) => {
    const column = shown[from]
    if (!column || to < 0 || to >= shown.length) return
    held.current = document.activeElement
    onChange(moved(visible, from, to))
    setSaid(t('moved', { column: column.title, place: to + 1, count: shown.length }))
  }
  const { list, dragging, grab } = useReorder(shown.length, move)
  useKeyDown(list, (event) => {
    const way = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const entry = event.target instanceof Element ? event.target.closest('li') : null
    const index = [...(list.current?.children ?? [])].findIndex((it) => it === entry)
    if (!event.altKey || way === 0 || index < 0) return
    event.preventDefault()
    move(index, index + way)
  })
  // An entry that moves takes the focus along.
  const order = visible.join()
  useLayoutEffect(() => {
    if (held.current instanceof HTMLElement) held.current.focus()
    held.current = null
  }, [order])
  const toggle = (key: string) =>
    onChange(visible.includes(key) ? visible.filter((it) => it !== key) : [...visible, key])
  const check = (column: Column<never>, on: boolean) => (
    <label className={css['label']}>
      <input type="checkbox" checked={on} disabled={column.key === title} onChange={() => toggle(column.key)} />
      <span>{column.title}</span>
    </label>
  )
  return (
    <>
      <ul ref={list} className={css['list']}>
        {shown.map((column, index) => (
          <li key={column.key} className={css['entry']} data-dragging={dragging === index ? true : undefined}>
            <span
              className={css['grip']}
              title={t('dragColumn', { column: column.title })}
              onPointerDown={(event) => grab(event, index)}
            >
              <IconGripVertical size={14} stroke={1.75} aria-hidden />
            </span>
            {check(column, true)}
            <IconAction
              label={t('moveUp', { column: column.title })}
              icon={IconArrowUp}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconAction
              label={t('moveDown', { column: column.title })}
              icon={IconArrowDown}
              disabled={index === shown.length - 1}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
        {hidden.map((column) => (
          <li key={column.key} className={css['entry']}>
            <span className={css['grip']} />
            {check(column, false)}
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
